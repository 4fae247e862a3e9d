/** Machines of a cluster on this one: a network namespace each, joined by a bridge; where those cannot be made, addresses of loopback. */
import { spawnSync } from 'node:child_process';
import type { Machine } from '../../deploy/cluster/index.ts';

/** The last part of each address. */
const PLACES = {
  edge1: 11,
  edge2: 12,
  balance: 20,
  web1: 21,
  web2: 22,
  work1: 31,
  database: 40,
  pg1: 41,
  pg2: 42,
  dcs: 45,
  acme: 50,
} as const;
export type Place = keyof typeof PLACES;
/** Addresses from which people call: a budget of calls is one network's. */
const PEOPLE = { first: 100, count: 100 };

export type Network = ReturnType<typeof openNetwork>;

const ip = (...args: string[]) => spawnSync('ip', args, { encoding: 'utf8' });
function must(...args: string[]): void {
  const { status, stderr } = ip(...args);
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr.trim()}`);
}

export function openNetwork() {
  const mark = process.pid % 250;
  const names = Object.keys(PLACES) as Place[];
  const namespace = (place: Place): string => `vetrina${mark}-${place}`;
  const [bridge, cable] = [`vt${mark}`, (place: Place) => `vt${mark}-${PLACES[place]}`];
  const reason = whyNot();
  const network = `${reason === null ? '198.18' : '127.18'}.${mark}`;
  const address = (place: Place): string => `${network}.${PLACES[place]}`;
  const inside = (place: Place, ...args: string[]) => must('-n', namespace(place), ...args);

  function make(): void {
    must('link', 'add', bridge, 'type', 'bridge');
    must('link', 'set', bridge, 'up');
    must('addr', 'add', `${network}.1/24`, 'dev', bridge);
    for (let at = 0; at < PEOPLE.count; at++) must('addr', 'add', `${network}.${PEOPLE.first + at}/24`, 'dev', bridge);
    for (const place of names) {
      must('netns', 'add', namespace(place));
      must('link', 'add', cable(place), 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace(place));
      must('link', 'set', cable(place), 'master', bridge, 'up');
      inside(place, 'addr', 'add', `${address(place)}/24`, 'dev', 'eth0');
      inside(place, 'link', 'set', 'eth0', 'up');
      inside(place, 'link', 'set', 'lo', 'up');
    }
  }
  function unmake(): void {
    if (reason !== null) return;
    for (const place of names) ip('netns', 'del', namespace(place));
    ip('link', 'del', bridge);
  }
  if (reason === null) {
    try {
      make();
    } catch (error) {
      unmake();
      throw error;
    }
  }
  return {
    /** Null: each machine has a network of its own; else why not. */
    withoutNamespaces: reason,
    cidr: `${network}.0/24`,
    /** Of who watches: vendors, bucket and people are there. */
    home: `${network}.1`,
    machine: (place: Place): Machine => ({ name: place, address: address(place) }),
    address,
    /** An address of one of the people who call. */
    person: (number: number): string => `${network}.${PEOPLE.first + (number % PEOPLE.count)}`,
    /** The command as that machine runs it. */
    on: (place: Place, command: string[]): string[] =>
      reason === null ? ['ip', 'netns', 'exec', namespace(place), ...command] : command,
    /** Its cable is pulled: it lives, and nobody hears it. */
    cut: (place: Place): void => must('link', 'set', cable(place), 'down'),
    mend: (place: Place): void => must('link', 'set', cable(place), 'up'),
    /** What it sends to `other` is lost on the way, without a word to anybody. */
    loseTo: (place: Place, other: Place): void => inside(place, 'route', 'add', 'blackhole', `${address(other)}/32`),
    findAgain: (place: Place, other: Place): void => inside(place, 'route', 'del', 'blackhole', `${address(other)}/32`),
    /** What it answers at that port is lost on the way. */
    loseAnswers: (place: Place, port: number): void => inside(place, 'rule', 'add', ...answersOf(port)),
    findAnswers: (place: Place, port: number): void => inside(place, 'rule', 'del', ...answersOf(port)),
    close: unmake,
  };
}

const answersOf = (port: number) => ['ipproto', 'tcp', 'sport', String(port), 'blackhole'];

function whyNot(): string | null {
  const probe = `vetrina-probe-${process.pid}`;
  const { status, stderr, error } = ip('netns', 'add', probe);
  if (status !== 0) return `no network namespaces here (${(stderr || error?.message || '').trim()})`;
  ip('netns', 'del', probe);
  return null;
}
