"""Who gives seats out at a table of the web example, and who plays with a seat that has changed hands."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("starlette", reason="the web example needs starlette, uvicorn and websockets")
pytest.importorskip("uvicorn")
pytest.importorskip("websockets")

from tests.web.serving import Server

ONLY_THE_HOST = "only the host of the table gives seats out"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("web"), "--max-new-tables", "1000") as found:
        yield found
        assert found.said() == ""


@pytest.mark.parametrize("when", ["before the start", "in play"])
def test_a_guest_gives_out_neither_a_bots_seat_nor_one_that_was_left(server: Server, when: str) -> None:
    table, token = server.make("pixies", seats=4)
    with server.join(table, token) as host, server.join(table) as guest, server.join(table) as leaver:
        for client, seat in ((guest, 1), (leaver, 2)):
            client.sit(host.ask("invite", seat=seat)["invitation"])
        if when == "in play":
            host.ask("start")
        leaver.ask("leave")
        for seat in (2, 3):
            assert guest.ask("invite", seat=seat)["refused"]["message"] == ONLY_THE_HOST
        assert guest.until("True")["table"]["host"] == 0
        assert "invitation" in host.ask("invite", seat=2)


def test_when_the_host_has_left_nobody_gets_the_hosts_seat(server: Server) -> None:
    table, token = server.make("pixies", seats=3)
    with server.join(table, token) as host, server.join(table) as guest:
        guest.sit(host.ask("invite", seat=1)["invitation"])
        host.ask("start")
        host.ask("leave")
        assert guest.ask("invite", seat=0)["refused"]["message"] == ONLY_THE_HOST
        assert "refused" in host.ask("invite", seat=0)


def test_a_link_is_used_once_and_the_newest_of_a_seat_is_the_only_one(server: Server) -> None:
    table, token = server.make("pixies", seats=3)
    with server.join(table, token) as host, server.join(table) as one, server.join(table) as other:
        first, second = (host.ask("invite", seat=1)["invitation"] for _ in range(2))
        assert "refused" in one.ask("sit", invitation=first)
        assert one.sit(second) == 1
        assert "refused" in other.ask("sit", invitation=second)


def test_a_seat_that_was_left_is_left_by_all_connections_that_had_it(server: Server) -> None:
    table, token = server.make("pixel_tactics")
    with server.join(table, token) as host, server.join(table) as phone:
        phone.sit(host.ask("invite", seat=1)["invitation"])
        with server.join(table, phone.token) as desk:
            host.ask("start")
            desk.until("seat == 1 and table['started']")
            assert "refused" not in phone.ask("leave")
            assert desk.until("seat is None")["actions"] == []
            assert desk.ask("undo")["refused"]["message"] == "you do not sit at this table"
            with server.join(table) as new, server.join(table) as watching:
                new.sit(host.ask("invite", seat=1)["invitation"])
                assert desk.ask("picture")["svg"] == watching.ask("picture")["svg"] != new.ask("picture")["svg"]


def test_whoever_has_got_no_answer_asks_for_the_seat_again(server: Server) -> None:
    table, token = server.make("pixies", seats=2)
    mine = "0123456789abcdef" * 3
    with server.join(table, token) as host:
        invitation = host.ask("invite", seat=1)["invitation"]
        for _ in range(2):
            with server.join(table) as guest:
                assert guest.ask("sit", invitation=invitation, secret=mine)["token"] == mine
        with server.join(table) as other:
            assert "refused" in other.ask("sit", invitation=invitation, secret=mine[::-1])


def test_a_page_offers_invitations_to_the_host_only() -> None:
    page = Path(__file__).parents[2] / "examples" / "web" / "static" / "page.js"
    assert "shown.seat === shown.table.host" in page.read_text(encoding="utf-8")
