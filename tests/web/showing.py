"""What a page does with what it is shown: it puts changes into the picture that it has, and looks labels up."""

from __future__ import annotations

from typing import Any

import msgspec
from delta import restored, reworded

from boardrules.pieces import Changes, Frame, Moved, Picture, Piece, Put


class Page:
    """A picture in pieces, its number, the labels and the table that were told."""

    def __init__(self) -> None:
        self.number = 0
        self.picture: Picture | None = None
        self.labels: dict[int, str] = {}
        self.table: Any = None
        self.wholes = 0
        """How often it was sent the whole."""

    def show(self, told: dict[str, Any]) -> dict[str, Any]:
        """Return what is *told*, read from JSON, with the picture as one document and the labels as words."""
        labels = told["labels"]
        assert labels["from"] in {labels["first"], *(number + 1 for number in self.labels)}
        known = {number: label for number, label in self.labels.items() if labels["first"] <= number < labels["from"]}
        self.labels = known | dict(enumerate(labels["said"], labels["from"]))
        actions = [action | {"label": self.labels[action["label"]]} for action in told["actions"]]
        self.see(told["picture"])
        self.table = told.get("table", self.table)
        return told | {"svg": str(self.picture), "actions": actions, "table": self.table}

    def see(self, message: dict[str, Any]) -> None:
        """Go on to another picture."""
        if "whole" in message:
            self.picture = msgspec.convert(message["whole"], Picture)
            self.wholes += 1
        else:
            assert message["from"] == self.number
            if "changes" in message:
                assert self.picture is not None
                self.picture = self.picture.changed(self._changes(message["changes"], self.picture))
        self.number = message["number"]

    def _changes(self, told: dict[str, Any], before: Picture) -> Changes:
        old = {piece.key: piece.drawing for piece in before.pieces}
        keys = [piece["key"] for piece in told.get("drawn", ())] + list(told.get("gone", ()))
        book = [part for key in keys for part in old[key].split("<")]

        def piece(sent: dict[str, Any]) -> Piece:
            return Piece(sent["key"], restored(sent["drawing"], book), sent["x"], sent["y"])

        drawn = tuple([piece(sent) for sent in told.get("drawn", ())])
        put = tuple([Put(piece(sent["piece"]), sent["after"]) for sent in told.get("put", ())])
        frame = None
        if "frame" in told:
            assert before.frame is not None
            fields = dict(told["frame"])
            if "description" in fields:
                fields["description"] = reworded(fields["description"], before.frame.description)
            frame = msgspec.convert(msgspec.to_builtins(before.frame) | fields, Frame)
        moved = [msgspec.convert(one, Moved) for one in told.get("moved", ())]
        if (shift := told.get("shift")) is not None:
            named = {*told.get("gone", ()), *[one.key for one in drawn], *[one.key for one in moved]}
            moved += [Moved(one.key, one.x + shift["x"], one.y + shift["y"]) for one in before.pieces if one.key not in named]
        return Changes(frame, tuple(told.get("gone", ())), drawn, tuple(moved), put)


def as_read(message: object) -> Any:
    """Return a message as a page reads it."""
    return msgspec.json.decode(msgspec.json.encode(message))
