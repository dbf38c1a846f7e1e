"""Records as Parquet files, by pyarrow."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from itertools import accumulate, chain
from pathlib import Path
from typing import Any

import msgspec

from boardrules.codec import to_json
from boardrules.simulation.records import GameRecord, RunHeader

__all__ = ["read_parquet", "require_parquet", "write_parquet"]


def require_parquet() -> None:
    """Raise ImportError, with the package to install, unless Parquet can be written."""
    _arrow()


def _arrow() -> tuple[Any, Any]:
    try:
        return import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError as error:
        raise ImportError("records as Parquet need the package pyarrow: pip install pyarrow") from error


def write_parquet(path: Path, header: RunHeader, encoded: list[bytes]) -> None:
    """Write records, *encoded* as MessagePack lists, to one file; its metadata has *header* as ``boardrules.run``."""
    pa, parquet = _arrow()
    decoder = msgspec.msgpack.Decoder(list[GameRecord])
    records = list(chain.from_iterable(map(decoder.decode, encoded)))
    uses = list(chain.from_iterable([record.uses for record in records]))
    word = pa.string()
    columns: dict[str, Any] = {
        "number": pa.array([record.number for record in records], pa.int64()),
        "seed": pa.array([record.seed for record in records], word),
        "rotation": pa.array([record.rotation for record in records], pa.int32()),
        "bots": pa.array([record.bots for record in records], pa.list_(word)),
        "winners": pa.array([record.winners for record in records], pa.list_(pa.int16())),
        "scores": pa.array([record.scores for record in records], pa.list_(pa.int64())),
        "rule": pa.array([record.rule for record in records], word),
        "plies": pa.array([record.plies for record in records], pa.int32()),
        "chance_plies": pa.array([record.chance_plies for record in records], pa.int32()),
        "uses": pa.ListArray.from_arrays(
            pa.array([0, *accumulate([len(record.uses) for record in records])], pa.int32()),
            pa.StructArray.from_arrays(
                [
                    pa.array([use.seat for use in uses], pa.int16()),
                    pa.array([use.kind for use in uses], word),
                    pa.array([use.name for use in uses], word),
                    pa.array([use.n for use in uses], pa.int32()),
                ],
                names=["seat", "kind", "name", "n"],
            ),
        ),
    }
    table = pa.table(columns).replace_schema_metadata({"boardrules.run": to_json(header)})
    parquet.write_table(table, path, compression="zstd")


def read_parquet(path: Path) -> Iterator[GameRecord]:
    """Yield the records of one file."""
    _, parquet = _arrow()
    with parquet.ParquetFile(path) as file:
        for batch in file.iter_batches(batch_size=256):
            for row in batch.to_pylist():
                row["uses"] = [(use["seat"], use["kind"], use["name"], use["n"]) for use in row["uses"]]
                yield msgspec.convert(row, GameRecord)
