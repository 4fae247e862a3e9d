/**
 * A lock that the kernel holds: flock(2). It belongs to the open file, so it is there while its process is, however slow
 * or stopped that is, and gone the moment the process ends, however that ends. It holds between containers too, and
 * between machines where the file system carries it (NFS 4). Plain JavaScript: asked before anything is installed.
 *
 * Node has no call for it. macOS and the BSDs take it while opening (open(2): O_SHLOCK, O_EXLOCK). On Linux the program
 * flock(1) takes it on a file that we opened and share with it; it ends at once, and the lock stays with our end.
 */
import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync, statSync } from 'node:fs';

/** <fcntl.h> of macOS and the BSDs. */
const BSD_OPEN = { shared: 0x10, exclusive: 0x20 };
/** Exit code of flock(1) for a lock that somebody else has. */
const HELD = 1;

const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Takes the lock of a folder, or of a file that is made where there is none; null while somebody else has it. */
export function takeLock(path, { shared = false } = {}) {
  const { O_RDONLY, O_RDWR, O_CREAT, O_NONBLOCK } = constants;
  const access = isFolder(path) ? O_RDONLY : O_RDWR | O_CREAT;
  const fd =
    process.platform === 'linux' ? openSync(path, access, 0o600) : openLocked(path, access | O_NONBLOCK, shared);
  if (fd === null) return null;
  if (process.platform === 'linux' && !lockOpened(fd, shared)) {
    closeSync(fd);
    return null;
  }
  return { fd, release: () => closeSync(fd) };
}

function openLocked(path, flags, shared) {
  try {
    return openSync(path, flags | (shared ? BSD_OPEN.shared : BSD_OPEN.exclusive), 0o600);
  } catch (error) {
    if (error.code === 'EAGAIN' || error.code === 'EWOULDBLOCK') return null;
    throw error;
  }
}

function lockOpened(fd, shared) {
  const { status, error, stderr } = spawnSync('flock', [shared ? '-s' : '-x', '-n', '3'], {
    stdio: ['ignore', 'ignore', 'pipe', fd],
    encoding: 'utf8',
  });
  if (status === 0 || status === HELD) return status === 0;
  closeSync(fd);
  throw new Error(
    error?.code === 'ENOENT'
      ? 'The program flock is missing on this machine (package util-linux): it locks the data folder.'
      : `The folder cannot be locked: ${error?.message ?? stderr.trim()}`,
  );
}
