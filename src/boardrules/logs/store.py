"""Stores, which keep the text of a log: the protocol, and the store for files."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from typing import Final, Protocol

from boardrules.logs.errors import RecorderError

__all__ = ["FileStore", "Store"]


class Store(Protocol):
    """A keeper of the text of one log for a :class:`Recorder`: a file, a row of a database, a list in memory.

    Once :meth:`append` has returned, a store never loses the lines. A store raises exceptions of its own for its faults, such as
    :class:`OSError` for a full disk; the recorder does not catch them.
    """

    def lock(self) -> None:
        """Become the only writer, until :meth:`close`. Raises RecorderError if there is another."""
        ...  # pragma: no cover

    def read(self) -> bytes:
        """Return the text in the store, or ``b""`` if the log does not exist yet."""
        ...  # pragma: no cover

    def append(self, at: int, lines: bytes) -> None:
        """Write *lines* after the first *at* bytes; return when they are kept.

        The store holds more than *at* bytes only after an interrupted write; drop the rest. A call that raises may leave such a rest.
        """
        ...  # pragma: no cover

    def close(self) -> None:
        """Let others write to the store. Later calls of other methods fail."""
        ...  # pragma: no cover


class FileStore:
    """A store that keeps a log in a file.

    Parameters
    ----------
    path:
        the file, which is created if it does not exist.
    new:
        whether :meth:`lock` raises FileExistsError if the file exists.
    sync:
        whether each write waits for the disk (``fsync``). Without it, lines survive a crash of the program, but perhaps not one of the
        machine.

    The file is locked against other programs and other stores (``flock``, on Windows ``msvcrt.locking``); on platforms
    without locks, such as browsers, it is not locked.

    A file that is deleted, moved, replaced or cut while the store has it open takes no more lines: :meth:`append` raises RecorderError.
    """

    def __init__(self, path: str | os.PathLike[str], *, new: bool = False, sync: bool = False) -> None:
        self.path: Final = Path(path)
        self._new = new
        self._sync = sync
        self._file: int | None = None
        self._place = self.path

    def __repr__(self) -> str:
        return f"FileStore({str(self.path)!r})"

    def lock(self) -> None:
        """Open the file and lock it. Raises RecorderError if it is locked, OSError if it cannot be opened."""
        created = not self.path.exists()
        flags = os.O_RDWR | os.O_CREAT | (os.O_EXCL if self._new else 0) | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
        file = os.open(self.path, flags, 0o666)
        locked = False
        try:
            locked = _lock(file)
        finally:
            if not locked:
                os.close(file)
        if not locked:
            raise RecorderError(f"{self.path} is being written by somebody else")
        self._file, self._place = file, self.path.absolute()
        if created and self._sync:
            _sync_folder(self.path.parent)

    def read(self) -> bytes:
        """Return the content of the file."""
        file = self._open()
        os.lseek(file, 0, os.SEEK_SET)
        parts: list[bytes] = []
        while part := os.read(file, 1 << 20):
            parts.append(part)
        return b"".join(parts)

    def append(self, at: int, lines: bytes) -> None:
        """Write *lines* at byte *at* and cut off what stood there.

        Raises RecorderError if the file is not at its path any more, or was cut.
        """
        file = self._open()
        opened = os.fstat(file)
        if not _is_at(self._place, opened):
            raise RecorderError(f"{self.path} was deleted, moved or replaced while it was being written: nothing more is kept there")
        if opened.st_size < at:
            raise RecorderError(f"{self.path} was cut while it was being written: {at} bytes were kept there, {opened.st_size} are left")
        if opened.st_size > at:
            os.ftruncate(file, at)
        os.lseek(file, at, os.SEEK_SET)
        rest = memoryview(lines)
        while rest:
            rest = rest[os.write(file, rest) :]
        if self._sync:
            os.fsync(file)

    def close(self) -> None:
        """Close the file, which unlocks it. A second call does nothing."""
        if self._file is not None:
            os.close(self._file)
            self._file = None

    def _open(self) -> int:
        if self._file is None:
            raise RecorderError(f"{self.path} is not open: lock() opens it")
        return self._file


def _is_at(path: Path, opened: os.stat_result) -> bool:
    """Return whether *path* still names the file that was *opened*."""
    try:
        return os.path.samestat(path.stat(), opened)
    except FileNotFoundError:
        return False


def _lock(file: int) -> bool:
    """Lock an open file until it is closed, and return whether that succeeded. On a platform without locks, return True."""
    try:
        if sys.platform == "win32":  # pragma: no cover
            import msvcrt  # noqa: PLC0415

            os.lseek(file, 1 << 40, os.SEEK_SET)  # far behind the end, since a locked range cannot be read
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            try:
                import fcntl  # noqa: PLC0415
            except ImportError:
                return True
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in {errno.EACCES, errno.EAGAIN, errno.EDEADLK}:
            return False
        raise
    return True


def _sync_folder(folder: Path) -> None:
    """Flush the entry of a new file in its folder to the disk."""
    if sys.platform != "win32":
        directory = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(directory)
        finally:
            os.close(directory)
