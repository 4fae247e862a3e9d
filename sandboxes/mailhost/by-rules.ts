import { deliver } from './delivery.ts';
import type { Directory, Home } from './directory.ts';
import type { Relay } from './relay.ts';
import { run, type Seen } from './sieve/run.ts';
import type { Store } from './store.ts';

/** Boxes that one mail goes through, by rules of boxes here. */
const MOST_HOPS = 10;
/** Longer heads are not looked through. */
const LONGEST_HEAD = 256 * 1024;

interface Host {
  directory: Directory;
  store: Store;
  /** Null: nobody outside is reached. */
  relay: Relay | null;
  now: () => Date;
}
interface Arriving {
  homes: Home[];
  /** Of the envelope. */
  sender: string;
  raw: Buffer;
}

/**
 * Puts a mail into boxes as the rules of each say: it stays there, goes on to others in the box's name, or both. What goes out comes
 * first: a mail that was kept here cannot be called back. Throws OverQuota, and what the outside answers.
 */
export async function deliverByRules(host: Host, { homes, sender, raw }: Arriving, hops = 0): Promise<void> {
  const { directory, store, relay, now } = host;
  const seen: Seen = { sender, header: headersOf(raw) };
  const kept: Home[] = [];
  const here: (() => Promise<void>)[] = [];
  for (const home of new Map(homes.map((each) => [each.folder, each])).values()) {
    const { scripts, active } = store.rules(home.folder);
    const { keep, redirects } = run(scripts[active ?? ''] ?? '', seen);
    if (keep) kept.push(home);
    // The engine says where it went on from, and answers for it with the box's own address.
    const onward = Buffer.concat([Buffer.from(`X-Sieve-Redirected-From: ${home.username}\r\n`), raw]);
    const from = sender === '' ? '' : home.username;
    for (const target of redirects) {
      if (!(await directory.isOurs(target))) await relay?.send(from, [target], onward);
      else
        here.push(async () => {
          const found = await directory.recipientsOf(target);
          if (Array.isArray(found) && hops < MOST_HOPS)
            await deliverByRules(host, { homes: found, sender: from, raw: onward }, hops + 1);
        });
    }
  }
  await deliver(store, kept, raw, now().getTime());
  for (const each of here) await each();
}

/** Unfolded, as they stand. */
function headersOf(raw: Buffer): Seen['header'] {
  const text = raw.subarray(0, LONGEST_HEAD).toString('utf8');
  const end = text.search(/\r?\n\r?\n/);
  const lines = (end < 0 ? text : text.slice(0, end)).replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return (name) =>
    lines.flatMap((line) => {
      const colon = line.indexOf(':');
      return line.slice(0, colon).trim().toLowerCase() === name ? [line.slice(colon + 1)] : [];
    });
}
