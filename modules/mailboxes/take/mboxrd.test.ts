import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TakenMail } from '../mail-reader.port.ts';
import { folderFiles } from './folder-files.rules.ts';
import { createLines, mboxrd } from './mboxrd.ts';

const AT = new Date('2026-05-05T10:00:00Z');
async function* each<T>(list: readonly T[]): AsyncGenerator<T> {
  yield* list;
}
async function fileOf(mails: TakenMail[]): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of mboxrd(each(mails))) parts.push(part);
  return Buffer.concat(parts).toString('latin1');
}
const mail = (text: string, flags: string[] = [], cuts: number[] = []): TakenMail => {
  const raw = Buffer.from(text, 'latin1');
  const ends = [...cuts.map((cut) => cut % (raw.length + 1)), raw.length].toSorted((one, other) => one - other);
  return { at: AT, flags, content: ends.map((end, n) => raw.subarray(ends[n - 1] ?? 0, end)) };
};
/** What a program that knows the format makes of the file: the mails, as they came. */
function mailsOf(file: string): string[] {
  const mails = file.split(/^From MAILER-DAEMON .*\n/m).slice(1);
  return mails.map((text) => {
    const [, , , ...lines] = text.slice(0, -1).split('\n');
    return lines.map((line) => line.replace(/^>(>*From )/, '$1')).join('\r\n');
  });
}
const HARD = [
  'From ',
  '>From ',
  '>>From x',
  'F',
  'Fro',
  'From',
  '>',
  '>>',
  '',
  'from ',
  ' From ',
  'Subject: x',
  '\rFrom ',
  'x\r',
  '\r',
];

describe('mboxrd', () => {
  it('is what a program reads: dates, marks before those that a mail has itself, and an empty line between [P4]', async () => {
    const file = await fileOf([
      mail('Status: RO\r\nSubject: Uno\r\n\r\nFrom qui\r\n', [
        '\\Seen',
        '\\Answered',
        '\\Flagged',
        '$Work',
        'due parole',
      ]),
      mail('Subject: Due\r\n\r\nsenza fine'),
    ]);
    expect(file).toBe(
      'From MAILER-DAEMON Tue May  5 10:00:00 2026\nStatus: RO\nX-Status: AF\nX-Keywords: $Work\n' +
        'Status: RO\nSubject: Uno\n\n>From qui\n\n' +
        'From MAILER-DAEMON Tue May  5 10:00:00 2026\nStatus: O\nX-Status: \nX-Keywords: \n' +
        'Subject: Due\n\nsenza fine\n\n',
    );
  });

  it('any lines, cut anywhere, come back as they were: “From ” behind any number of “>” too [P4]', async () => {
    const line = fc.oneof(
      fc.constantFrom(...HARD),
      fc
        .tuple(fc.stringMatching(/^>{0,4}$/), fc.constantFrom('From ', 'From', 'Fr', 'x'))
        .map((parts) => parts.join('')),
      fc.string({ unit: 'binary-ascii', maxLength: 20 }).map((text) => text.replaceAll('\n', '')),
    );
    const one = fc.tuple(fc.array(line, { maxLength: 12 }), fc.array(fc.nat(300), { maxLength: 6 }));
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 4 }), async (mails) => {
        const texts = mails.map(([lines]) => lines.map((each) => `${each}\r\n`).join(''));
        const file = await fileOf(texts.map((text, n) => mail(text, [], mails[n]?.[1])));
        expect(mailsOf(file)).toEqual(texts);
      }),
      { numRuns: 500 },
    );
  });

  it('nothing of a mail is taken for the beginning of another [X5]', async () => {
    const file = await fileOf([
      mail('Subject: x\r\n\r\n\r\nFrom MAILER-DAEMON Tue May  5 10:00:00 2026\r\nStatus: O\r\n'),
    ]);
    expect(file.match(/^From /gm)).toHaveLength(1);
  });

  it('a line of thirty megabytes is kept nowhere: each piece that comes leaves at once [P4]', () => {
    const lines = createLines();
    const piece = Buffer.alloc(1024 * 1024, '>');
    for (let n = 0; n < 30; n += 1) expect(lines.piece(piece)).toHaveLength(piece.length);
    expect(lines.piece(Buffer.from('From '))).toHaveLength(6);
  });
});

describe('files of folders', () => {
  it('a name is no path upwards, no device and no file twice [X5]', () => {
    const names = [
      'INBOX',
      'Clienti/2024',
      '../../etc/passwd',
      'inbox',
      'NUL',
      'a\u202Egpj',
      'x'.repeat(300),
      '/',
      'Bozze…',
      '',
    ];
    const files = folderFiles(names);
    expect(files.slice(0, 6)).toEqual([
      'mail/INBOX.mbox',
      'mail/Clienti/2024.mbox',
      expect.stringMatching(/^mail\/[^.][^/]*\/[^.][^/]*\/etc\/passwd\.mbox$/),
      'mail/inbox (2).mbox',
      'mail/_NUL.mbox',
      'mail/agpj.mbox',
    ]);
    expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(names.length);
    for (const file of files) expect(file).not.toMatch(/\/\.|\/\/|\\|[\p{Cc}\u202E]/u);
  });
});
