/** `npm run events` writes docs/events.md: what follows from each event, in which rooms, and where it stands. Read from the sources. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '..');
const PAGE = 'docs/events.md';
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

interface Reaction {
  event: string;
  file: string;
  /** Rooms whose verbs it calls. */
  rooms: string[];
  /** The first sentence of its comment. */
  why: string;
}

/** Entries of an object that is formatted by the house's formatter: a key at the given depth, with the comment above it. */
function entries(text: string, depth: number): { key: string; comment: string; body: string }[] {
  const pad = ' '.repeat(depth);
  const start = new RegExp(`^${pad}(?:async )?'([a-z-]+\\.[a-z-]+)'`, 'gm');
  const found = [...text.matchAll(start)];
  return found.map((match, at) => {
    const before = text.slice(0, match.index).trimEnd();
    const comment = before.endsWith('*/') ? before.slice(before.lastIndexOf('/**')) : '';
    return { key: match[1] ?? '', comment, body: text.slice(match.index, found[at + 1]?.index).split(/^\}/m)[0] ?? '' };
  });
}

const firstSentence = (comment: string) =>
  /^(.*?(?<!\bart)[.?])(?= |$)/.exec(
    comment
      .replaceAll(/^\s*(?:\/\*\*|\*\/|\*)|\*\/\s*$/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  )?.[1] ?? '';

/** A top-level function of a file, to the next one. */
const bodyOf = (text: string, name: string) =>
  new RegExp(
    `^(?:export )?(?:async )?(?:function|const) ${name}\\b[\\s\\S]*?(?=^(?:export|async|function|const|/\\*\\*)|$(?![\\s\\S]))`,
    'm',
  ).exec(text)?.[0] ?? '';

/** The rooms whose verbs a piece of a file waits for; functions of server/ on the way are followed. */
function roomsOf(path: string, body: string, seen = new Set<string>()): string[] {
  const text = read(path);
  const waitsFor = (name: string) =>
    new RegExp(`(?:await|return|=>|^\\s+'[a-z.-]+':)\\s+\\(?(?:await )?${name}\\b`, 'm').test(body);
  const follow = (file: string, name: string): string[] => {
    if (seen.has(`${file} ${name}`)) return [];
    seen.add(`${file} ${name}`);
    return roomsOf(file, bodyOf(read(file), name), seen);
  };
  const imported = [...text.matchAll(/^import (?!type )\{([^}]+)\} from '(\.[^']+)';/gm)].flatMap(
    ([, names = '', from = '']) =>
      names.split(',').flatMap((name) => {
        const file = join(path, '..', from);
        const [, room] = /^modules\/([^/]+)\/index\.server\.ts$/.exec(file) ?? [];
        if (!name.trim() || !waitsFor(name.trim())) return [];
        return room === undefined ? (file.startsWith('server/') ? follow(file, name.trim()) : []) : [room];
      }),
  );
  const local = [...text.matchAll(/^(?:async )?(?:function|const) (\w+)/gm)].flatMap(([, name = '']) =>
    waitsFor(name) ? follow(path, name) : [],
  );
  return [...new Set([...imported, ...local])].toSorted();
}

function reactions(): Reaction[] {
  const of = (file: string, text: string, depth: number, own?: string) =>
    entries(text, depth).map(({ key, comment, body }) => ({
      event: key,
      file,
      rooms: own === undefined ? roomsOf(file, body) : [own],
      why: firstSentence(comment),
    }));
  const manifests = readdirSync(join(ROOT, 'modules')).flatMap((room) => {
    const file = `modules/${room}/module.server.ts`;
    const on = /^ {2}on: \{\n([\s\S]*?)^ {2}\},$/m.exec(read(file))?.[1];
    return on === undefined ? [] : of(file, on, 4, room);
  });
  const files = readdirSync(join(ROOT, 'server/reactions')).filter((name) => name.endsWith('.ts'));
  return [
    ...manifests,
    ...files.flatMap((name) => of(`server/reactions/${name}`, read(`server/reactions/${name}`), 2)),
  ];
}

/** Every event that a room announces, with what the room says of it. */
function announced(): Map<string, string> {
  const events = readdirSync(join(ROOT, 'modules')).flatMap((room) => {
    const file = `modules/${room}/events.ts`;
    return readdirSync(join(ROOT, 'modules', room)).includes('events.ts') ? entries(read(file), 4) : [];
  });
  return new Map(
    events.map(({ key, comment }) => [key, firstSentence(comment)] as const).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

export function eventsPage(): string {
  const all = reactions();
  const rows = [...announced()].flatMap(([event, says]) => {
    const following = all.filter((each) => each.event === event);
    const first = [`\`${event}\`${says ? ` ${says}` : ''}`];
    if (following.length === 0) return [`| ${first.join()} | nobody | – | |`];
    return following.map(
      ({ rooms, file, why }, at) => `| ${at === 0 ? first.join() : ''} | ${rooms.join(', ')} | \`${file}\` | ${why} |`,
    );
  });
  return `# Events: what follows from what

Written by \`npm run events\` from the sources, and kept true by \`tests/walls/events.test.ts\`. A room's own reactions stand in its manifest; what several rooms
do together stands in \`server/reactions/\`. Everything that follows commits with its event or not at all; in one event the rooms follow in the order of
\`server/modules.ts\`, then \`server/reactions/\` in the order of its \`index.ts\`.

| event | who reacts | in | why |
|---|---|---|---|
${rows.join('\n')}
`;
}

if (import.meta.main) writeFileSync(join(ROOT, PAGE), eventsPage());
