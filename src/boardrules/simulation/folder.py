"""The folder of a run: records in parts, a checkpoint with the counters, and a header with the arguments.

Every file is written under another name and then renamed, so a program that is killed leaves no incomplete file. The checkpoint is written
after the part that it counts. A part without a checkpoint is played and written again, with the same result.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar, Final, Generic, TypeVar

import msgspec

from boardrules.codec import from_json, to_json
from boardrules.errors import BoardRulesError
from boardrules.simulation.parquet import read_parquet, write_parquet
from boardrules.simulation.records import GameRecord, RunHeader
from boardrules.simulation.summary import Summary
from boardrules.simulation.tally import StoredTally, Tally
from boardrules.values import Value

__all__ = ["Folder", "RunFolder", "RunMismatch", "read_header", "read_records", "read_summary"]

CHECKPOINT: Final = "_checkpoint.json"
SUMMARY: Final = "_summary.json"
UNFINISHED: Final = "_unfinished"

H = TypeVar("H", bound=Value)
"""The header of a folder."""


class RunMismatch(BoardRulesError):
    """A folder has the records of another run, or has this run and it was not to be resumed."""


class Checkpoint(Value, frozen=True, gc=False):
    """The progress of a run: the number of ``parts`` written, ``over`` if the run is complete, and the counters."""

    parts: int
    over: bool
    tally: StoredTally


class Folder(Generic[H]):
    """A folder of records with a header, in the file ``HEADER``, that says what they are of.

    Raises RunMismatch if the folder has something else, or has these records without *resume*.
    """

    HEADER: ClassVar[str]

    def __init__(self, path: str | os.PathLike[str], header: H, *, resume: bool) -> None:
        self.path = Path(path)
        self.header = header
        self.path.mkdir(parents=True, exist_ok=True)
        known = self.path / self.HEADER
        if not known.exists():
            if any(self.path.iterdir()) and {file.name for file in self.path.iterdir()} != {UNFINISHED}:
                raise RunMismatch(f"{self.path} has files but no run: records need a folder of their own")
            self.write(self.HEADER, to_json(header))
            return
        different = _differences(from_json(type(header), known.read_bytes()), header)
        if different:
            raise RunMismatch(f"{self.path} has the records of another run: {different}")
        if not resume:
            raise RunMismatch(f"{self.path} already has the records of this run: resume it (resume=True, --resume), or use another folder")

    def write(self, name: str, data: bytes) -> None:
        """Write the file *name*: all of it, or nothing."""
        (self.path / UNFINISHED).write_bytes(data)
        self.settle(name)

    def settle(self, name: str) -> None:
        """Give the file that was written its *name*, after it has been flushed to the disk."""
        with (self.path / UNFINISHED).open("r+b") as file:
            os.fsync(file.fileno())
        (self.path / UNFINISHED).replace(self.path / name)
        if os.name == "posix":  # flush the rename before a later file is written; elsewhere a folder cannot be opened
            folder = os.open(self.path, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)


class RunFolder(Folder[RunHeader]):
    """The writer of a run's records and checkpoint. Raises what :class:`Folder` raises."""

    HEADER = "_run.json"

    def checkpoint(self) -> tuple[Tally, int, bool]:
        """Return the counters, the number of parts written, and whether the run is over. Raises RunMismatch if a part is missing."""
        path = self.path / CHECKPOINT
        if not path.exists():
            return Tally(), 0, False
        found = from_json(Checkpoint, path.read_bytes())
        for part in range(found.parts):
            if not (self.path / self._part(part)).exists():
                raise RunMismatch(f"{self.path} lacks {self._part(part)}, which its checkpoint counts: begin again in another folder")
        return Tally.of(found.tally), found.parts, found.over

    def commit(self, part: int, records: list[bytes], tally: Tally, *, over: bool) -> None:
        """Write the records of part number *part*, then the checkpoint; *tally* counts all games up to the end of the part."""
        if records:
            name = self._part(part)
            if self.header.format == "jsonl":
                self.write(name, b"".join(records))
            else:
                write_parquet(self.path / UNFINISHED, self.header, records)
                self.settle(name)
        self.write(CHECKPOINT, to_json(Checkpoint(part + 1, over, tally.stored())))

    def finish(self, summary: Summary) -> None:
        """Write *summary* beside the records when the run is over."""
        self.write(SUMMARY, msgspec.json.encode(summary))

    def _part(self, number: int) -> str:
        return f"part-{number:06}.{self.header.format}"


def _differences(found: H, wanted: H) -> str:
    return ", ".join(
        f"{name} {getattr(found, name)!r}, not {getattr(wanted, name)!r}"
        for name in found.__struct_fields__
        if getattr(found, name) != getattr(wanted, name)
    )


def read_header(path: str | os.PathLike[str]) -> RunHeader:
    """Return the header of the run in the folder *path*. Raises OSError if there is none."""
    return from_json(RunHeader, (Path(path) / RunFolder.HEADER).read_bytes())


def read_summary(path: str | os.PathLike[str]) -> Summary:
    """Return the summary of the run in the folder *path*. Raises OSError if it does not exist because the run is not over."""
    return msgspec.json.decode((Path(path) / SUMMARY).read_bytes(), type=Summary)


def read_records(path: str | os.PathLike[str]) -> Iterator[GameRecord]:
    """Yield the records in the folder *path* in order, from all parts that have been written.

    Raises OSError if there is no run, ImportError for Parquet without pyarrow.
    """
    header = read_header(path)
    decoder = msgspec.json.Decoder(GameRecord)
    for part in sorted(Path(path).glob(f"part-*.{header.format}")):
        if header.format == "parquet":
            yield from read_parquet(part)
        else:
            with part.open("rb") as lines:
                for line in lines:
                    yield decoder.decode(line)
