# Nazwy jednostek znane z polskiego wydania; imiona dowódców są w nim takie same jak w angielskim.
card-curse_knight = Przeklęty Rycerz
card-operative = Agent
card-puppeteer = Lalkarka
card-warlock = Czarnoksiężnik
card-warmage = Mag Bitewny
card-werewolf = Wilkołak
