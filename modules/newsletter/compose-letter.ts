/** A letter that writes itself from what the site shows: its news of the last month, what is coming, what its shop has, days with other hours. Pure. */
import type { SiteDocument } from '../../site-kit/document.ts';
import { LOCALES } from '../../site-kit/locales.ts';
import { find } from '../../site-kit/layouts/parts/find.ts';
import { named, NEWS_WORDS } from '../../site-kit/newsletter/words.ts';
import { isPast } from './past-days.ts';
import { LIMITS, MONTH_DAYS, type LetterBlock, type LetterContent } from './schemas.ts';

const DAY_MS = 86_400_000;
const AHEAD_DAYS = 60;
/** Fewer things than these are no letter. */
const LEAST = 2;
/** The newest of each. */
const MOST = { post: 6, event: 8 } as const;
const LONGEST_TEXT = 600;

/** Null where page and shop tell too little. Every text is the owner's own, with the source that it has on the site. `products`: what the shop has to tell. */
export function composeLetter(doc: SiteDocument, now: Date, products: readonly LetterBlock[]): LetterContent | null {
  const blocks = [...posts(doc, now), ...events(doc, now), ...products, ...closedDays(doc, now)];
  if (blocks.filter(({ on }) => on).length < LEAST) return null;
  return { subject: subjectOf(doc), intro: '', blocks };
}

/** Until its owner writes another. */
export const subjectOf = (doc: SiteDocument): string =>
  cut(named(NEWS_WORDS[doc.lang].subject, plain(doc.name.value)), LIMITS.subject);

function posts(doc: SiteDocument, now: Date): LetterBlock[] {
  const since = now.getTime() - MONTH_DAYS * DAY_MS;
  return (find(doc, 'news')?.items ?? [])
    .filter(({ at }) => Date.parse(at) >= since && Date.parse(at) <= now.getTime())
    .slice(0, MOST.post)
    .map(({ at, date, text, href }) => {
      const told = cut(plain(text.value), LONGEST_TEXT);
      const past = isPast(told, new Date(at), now, doc);
      const source = text.source.kind === 'post' ? text.source.id : at;
      return {
        kind: 'post',
        source,
        when: plain(date.value),
        title: '',
        text: told,
        href: safe(href),
        on: !past,
        past,
      };
    });
}

function events(doc: SiteDocument, now: Date): LetterBlock[] {
  const until = now.getTime() + AHEAD_DAYS * DAY_MS;
  return (find(doc, 'events')?.items ?? [])
    .filter(({ start }) => Date.parse(start) > now.getTime() && Date.parse(start) <= until)
    .slice(0, MOST.event)
    .map(({ start, name, detail, place, time, href }) => ({
      kind: 'event',
      source: name.source.kind === 'event' ? name.source.id : start,
      when: [longDay(start, doc), time?.value].filter(Boolean).join(', '),
      title: plain(name.value),
      text: cut([detail, place].flatMap((each) => (each ? [plain(each.value)] : [])).join(' · '), LONGEST_TEXT),
      href: safe(href),
      on: true,
    }));
}

/** What the site says of the days of the coming month on which other hours hold. */
function closedDays(doc: SiteDocument, now: Date): LetterBlock[] {
  const special = find(doc, 'hours')?.special;
  const [today, until] = [now, new Date(now.getTime() + MONTH_DAYS * DAY_MS)].map((at) =>
    at.toISOString().slice(0, 10),
  );
  const first = special?.days.find(({ date }) => date >= (today ?? '') && date <= (until ?? ''));
  if (!special || !first) return [];
  return [
    { kind: 'closed', source: first.date, when: '', title: '', text: plain(special.text.value), href: null, on: true },
  ];
}

const longDay = (start: string, { lang, timeZone }: SiteDocument): string =>
  new Date(start).toLocaleDateString(LOCALES[lang], { weekday: 'long', day: 'numeric', month: 'long', timeZone });

/** Without the places where a line of the site may break. */
const plain = (text: string): string => text.replaceAll(/[\u00ad\u200b]/g, '');
const safe = (href: string | null): string | null => (href?.startsWith('https://') ? href : null);
/** At the end of a word where one is near. */
function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const head = text.slice(0, longest - 1);
  const end = head.lastIndexOf(' ');
  return `${(end > longest / 2 ? head.slice(0, end) : head).toWellFormed().trimEnd()}…`;
}
