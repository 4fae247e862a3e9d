/** The rules of a box as its mail host runs them: a Sieve script (RFC 5228), composed here and never uploaded. */
import { dayAfter, dayBegins } from '../../site-kit/copy/time.ts';
import { REPLY_EVERY_DAYS } from './schemas.ts';

/** Of an automatic reply. Days are calendar days, YYYY-MM-DD, of `timeZone`; null: from now on, or until it is ended. */
export interface Reply {
  subject: string;
  text: string;
  from: string | null;
  /** The last day. */
  until: string | null;
  timeZone: string;
}

/** Where a mail goes on to. `keeps`: it stays in the box too. */
export interface Forwarding {
  targets: readonly string[];
  keeps: boolean;
  /** The box itself, under which a mail that goes on from here is marked by the engine. */
  own: string;
}

/** What a box does that has no rules: every mail stays in it. */
const KEEP = 'keep;\r\n';
const REDIRECTED = 'X-Sieve-Redirected-From';

/**
 * @param addresses under which the box is written to: a mail that names none of them was not written to it, and is not answered
 *   (RFC 5230, 4.5). To lists and machines the engine answers nothing by itself (4.6).
 */
export function sieveOf({
  reply,
  addresses,
  forwarding,
}: {
  reply: Reply | null;
  addresses: readonly string[];
  forwarding: Forwarding | null;
}): string {
  const parts = [...(forwarding ? [forwards(forwarding)] : []), ...(reply ? [answers(reply, addresses)] : [])];
  if (parts.length === 0) return KEEP;
  const needs = [
    ...(forwarding?.keeps ? ['copy'] : []),
    ...(forwarding ? ['envelope'] : []),
    ...(reply ? ['vacation', 'date', 'relational'] : []),
  ];
  return `require [${needs.map(quoted).join(', ')}];\r\n${parts.join('')}`;
}

/**
 * What comes back from where it went on to (RFC 3834: no sender), and what has been here before, stays here and goes on nowhere: two
 * boxes that forward to each other would never end. RFC 5228, 4.2, 10; Pigeonhole writes the header with the box that forwards.
 */
function forwards({ targets, keeps, own }: Forwarding): string {
  const isBack = `anyof (envelope :is "from" "", header :contains "${REDIRECTED}" ${quoted(own)})`;
  const redirects = targets.map((target) => `  redirect ${keeps ? ':copy ' : ''}${quoted(target)};\r\n`);
  return `if not ${isBack} {\r\n${redirects.join('')}}\r\n`;
}

function answers({ subject, text, from, until, timeZone }: Reply, addresses: readonly string[]): string {
  const tests = [
    ...(from ? [dayTest('ge', from, offsetAt(dayBegins(from, timeZone), timeZone))] : []),
    // The zone's offset in the last minute of that day, should the clock change in it.
    ...(until ? [dayTest('le', until, offsetAt(minuteBefore(dayBegins(dayAfter(until), timeZone)), timeZone))] : []),
  ];
  const vacation = [
    'vacation',
    `:days ${REPLY_EVERY_DAYS}`,
    `:subject ${quoted(subject)}`,
    `:addresses [${addresses.map(quoted).join(', ')}]`,
    `${quoted(text)};`,
  ].join(' ');
  return tests.length > 0 ? `if allof (${tests.join(', ')}) {\r\n  ${vacation}\r\n}\r\n` : `${vacation}\r\n`;
}

/** RFC 5260, 4: today where the zone is so far from universal time. */
const dayTest = (relation: 'ge' | 'le', day: string, offset: string): string =>
  `currentdate :zone "${offset}" :value "${relation}" "date" "${day}"`;

const minuteBefore = (at: Date): Date => new Date(at.getTime() - 60_000);

/** "+0130": how far the zone is from universal time at that moment. */
function offsetAt(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
  const named = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return named.replace(/^GMT/, '').replace(':', '') || '+0000';
}

/** A quoted string (RFC 5228, 2.4.2): only these two signs mean something in it. Lines end as in a mail. */
const quoted = (text: string): string => `"${text.replaceAll(/[\\"]/g, '\\$&').replaceAll('\n', '\r\n')}"`;
