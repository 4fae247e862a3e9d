import { Socket } from 'node:net';

/** A connection whose bytes go to whoever reads them, without a buffer of their own for each piece. */
export interface Reading {
  socket: Socket;
  /** From now on the bytes come out of `socket` as they do from any other. */
  release(): void;
}
type Take = (bytes: Buffer, length: number) => void;
interface Handle {
  useUserBuffer?: unknown;
}

/** All connections of a process are read one after the other, each piece to its end. */
const shared = Buffer.allocUnsafeSlow(65_536);

/**
 * Reads a connection that a server has just accepted. Node makes a buffer of 64 kB for each piece that arrives, cuts it
 * and leaves it to the collector; with `onread` it fills one of ours, but offers that only for sockets that a program
 * makes itself. So one is made around the accepted connection's handle. That field is nobody's promise: where it is
 * not what Node 24 has there, and over TLS, the connection is read in the ordinary way.
 *
 * @param take gets bytes that are valid only until it returns
 */
export function readAccepted(accepted: Socket, take: Take): Reading {
  return readIntoShared(accepted, take) ?? readAsUsual(accepted, take);
}

function readAsUsual(socket: Socket, take: Take): Reading {
  const onData = (bytes: Buffer): void => take(bytes, bytes.length);
  socket.on('data', onData);
  return {
    socket,
    release() {
      socket.pause();
      socket.off('data', onData);
    },
  };
}

function readIntoShared(accepted: Socket & { _handle?: Handle | null }, take: Take): Reading | null {
  const handle = accepted._handle;
  if (Object.getPrototypeOf(accepted) !== Socket.prototype || typeof handle?.useUserBuffer !== 'function') return null;
  let released = false;
  const callback = (length: number, bytes: Uint8Array): boolean => {
    if (released) return socket.push(Buffer.from(bytes.subarray(0, length)));
    take(shared, length);
    return true;
  };
  accepted._handle = null;
  const socket = new Socket({ handle, allowHalfOpen: true, onread: { buffer: shared, callback } } as object);
  // The server counts its connections by the one that it accepted.
  socket.once('close', () => accepted.destroy());
  return {
    socket,
    release() {
      released = true;
    },
  };
}
