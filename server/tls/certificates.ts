import { X509Certificate } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createSecureContext, type SecureContext } from 'node:tls';
import type { Logger } from '../../platform/logger.ts';

/** RFC 9325, 3.1.1: nothing older. */
export const TLS_LEAST = 'TLSv1.2';

/** Certificates by the names they are for. */
export interface Certificates {
  /** For the name that a client asks for: its own certificate, one for all names beside it (`*.`), or the first of all. */
  find(servername: string): SecureContext;
  /** The first, as a server takes it for clients that name nobody. */
  first(): PemPair;
  /** Reads the folder again and says whether a pair has changed. One that cannot be used is told, and what was there stays. */
  refresh(): boolean;
}
export interface PemPair {
  cert: Buffer;
  key: Buffer;
}

interface Pair extends PemPair {
  /** Of both files. */
  stamp: string;
  names: string[];
  context: SecureContext;
}

/**
 * @param folder holds pairs of PEM files, `anything.crt` (with the chain) beside `anything.key`; which names a pair is for
 *   stands in the certificate itself. The first by name answers clients that name nobody known.
 * Throws when there is no usable pair.
 */
export function openCertificates(folder: string, log: Logger): Certificates {
  let pairs = new Map<string, Pair>();
  let byName = new Map<string, SecureContext>();

  function refresh(): boolean {
    const found = new Map<string, Pair>();
    for (const file of readdirSync(folder).toSorted()) {
      if (!file.endsWith('.crt')) continue;
      const known = pairs.get(file);
      try {
        const stamp = [file, `${file.slice(0, -3)}key`].map((name) => stampOf(join(folder, name))).join();
        const pair = known?.stamp === stamp ? known : readPair(folder, file, stamp);
        found.set(file, pair);
        if (pair !== known) log.info({ file, names: pair.names }, 'a certificate is in use');
      } catch (error) {
        log.error({ err: error, file }, 'a certificate cannot be used');
        if (known) found.set(file, known);
      }
    }
    const changed = found.size !== pairs.size || [...found].some(([file, pair]) => pairs.get(file) !== pair);
    if (!changed || found.size === 0) return false;
    pairs = found;
    // The first pair that is for a name keeps it.
    byName = new Map(
      [...found.values()].toReversed().flatMap(({ names, context }) => names.map((name) => [name, context])),
    );
    return true;
  }
  function first(): Pair {
    const [pair] = pairs.values();
    if (!pair) throw new Error(`TLS_CERTIFICATES: ${folder} holds no usable pair of .crt and .key`);
    return pair;
  }

  refresh();
  first();
  return {
    find(servername) {
      const name = servername.toLowerCase();
      return byName.get(name) ?? byName.get(name.replace(/^[^.]+/, '*')) ?? first().context;
    },
    first,
    refresh,
  };
}

const stampOf = (path: string): string => {
  const { mtimeMs, size, ino } = statSync(path);
  return `${mtimeMs}/${size}/${ino}`;
};

function readPair(folder: string, file: string, stamp: string): Pair {
  const cert = readFileSync(join(folder, file));
  const key = readFileSync(join(folder, `${file.slice(0, -3)}key`));
  const names = [...(new X509Certificate(cert).subjectAltName ?? '').matchAll(/DNS:([^,\s]+)/g)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  // OpenSSL compares the two and throws when they do not belong together.
  return { stamp, names, cert, key, context: createSecureContext({ cert, key, minVersion: TLS_LEAST }) };
}
