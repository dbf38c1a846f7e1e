"""House decisions of Chibitactics, where the rulebook leaves a gap."""
