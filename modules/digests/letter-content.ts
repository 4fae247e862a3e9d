import { shift } from '../../site-kit/copy/time.ts';
import { capitalized } from '../../site-kit/copy/typeset.ts';
import { LOCALES } from '../../site-kit/locales.ts';
import type { Lang } from '../../site-kit/names.ts';
import type { MailContent, MailSection } from '../notifications/index.server.ts';
import type { FollowingView, ShownChange } from '../sync/schemas.ts';
import type { NumbersView } from '../stats/schemas.ts';
import { el } from './words/el.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import type { OpenHoliday } from '../sites/index.server.ts';
import type { Tip } from './tips.ts';
import type { LetterWords } from './words/shape.ts';

const WORDS: Record<Lang, LetterWords> = { it, en, es, fr, el };
/** A text of the page in a letter; the rest stands behind its link. */
const LONGEST = 300;

/** What a letter tells, with the addresses of its links. */
export interface LetterNews {
  lang: Lang;
  name: string;
  numbers: Pick<NumbersView, 'visits' | 'presses'>;
  came: { changes: readonly ShownChange[]; undo: string }[];
  /** `answers` null: to be looked at first. `isBrake`: it may be somebody else's page by now. */
  waiting: {
    changes: readonly ShownChange[];
    isBrake: boolean;
    answers: { take: string; keep: string } | null;
    look: string;
  }[];
  /** Questions that the letter has no room for. */
  more: number;
  holidays: (OpenHoliday & Record<'closed' | 'open' | 'other', string>)[];
  tip: { kind: Tip; href: string } | null;
  page: FollowingView['page']['state'];
  links: { area: string; off: string };
}

/** Whether anything is to be said: a letter without news is not sent. */
export const saysSomething = (news: {
  numbers: { visits: number };
  came: readonly unknown[];
  waiting: readonly unknown[];
  holidays: readonly unknown[];
  page: LetterNews['page'];
}): boolean =>
  news.numbers.visits > 0 ||
  [news.came, news.waiting, news.holidays].some(({ length }) => length > 0) ||
  news.page !== 'following';

/** The letter in its reader's language: the sentence, what came, what waits, how the page is. Pure. */
export function letterContent(news: LetterNews): MailContent {
  const { lang, name, numbers, links } = news;
  const words = WORDS[lang];
  const visits = sentence(words, lang, numbers.visits);
  return {
    lang,
    subject: numbers.visits > 0 ? put(words.subject, { name, visits }) : put(words.quiet, { name }),
    heading: put(words.heading, { name }),
    paragraphs: [[numbers.visits > 0 ? `${visits}.` : words.none, ...pressed(words, lang, numbers)].join(' ')],
    sections: [
      ...cameSection(words, lang, news),
      ...waitingSection(words, lang, news),
      ...holidaySection(words, lang, news),
      ...healthSection(words, news),
      ...tipSection(words, news),
    ],
    button: { label: words.button, href: links.area },
    after: [words.links],
    end: { label: words.off, href: links.off },
    footer: words.footer,
  };
}

/** {{n}} and its like; a name with a line break starts no header. */
const put = (text: string, values: Record<string, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, key: string) => oneLine(values[key] ?? ''));
// oxlint-disable-next-line no-control-regex
const oneLine = (text: string): string => text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
const figure = (n: number, lang: Lang): string => new Intl.NumberFormat(LOCALES[lang]).format(n);
const sentence = (words: LetterWords, lang: Lang, n: number): string =>
  put(n === 1 ? words.visit : words.visits, { n: figure(n, lang) });

function pressed(words: LetterWords, lang: Lang, { presses }: LetterNews['numbers']): string[] {
  if (presses.length === 0) return [];
  const parts = presses.map(({ name, count }) => put(words.press[name], { n: figure(count, lang) }));
  return [put(words.atLeast, { list: new Intl.ListFormat(lang, { type: 'conjunction' }).format(parts) })];
}

const unitOf = ({ unit }: ShownChange): string => unit.split('/')[1] ?? '';
const nameOf = (words: LetterWords, unit: string): string => words.units[unit] ?? words.units['other'] ?? '';
const short = (words: LetterWords, text: string | null): string => {
  if (text === null || text.trim() === '') return words.nothing;
  const line = oneLine(text);
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
};

/** "Photos: 3 more", "Opening hours: changed". */
function linesOf(words: LetterWords, lang: Lang, changes: readonly ShownChange[]): string[] {
  const how = ({ before, after }: ShownChange) => (before === null ? 'added' : after === null ? 'removed' : 'changed');
  const groups = Map.groupBy(changes, (change) => `${unitOf(change)} ${how(change)}`);
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first ? [put(words[how(first)], { what: nameOf(words, unitOf(first)), n: figure(1 + rest.length, lang) })] : [],
  );
}

function cameSection(words: LetterWords, lang: Lang, { came }: LetterNews): MailSection[] {
  if (came.length === 0) return [];
  const entries = came.map(({ changes, undo }) => ({
    lines: linesOf(words, lang, changes),
    links: [{ label: words.undo, href: undo }],
  }));
  return [{ title: words.came, entries }];
}

function waitingSection(words: LetterWords, lang: Lang, { waiting, more }: LetterNews): MailSection[] {
  if (waiting.length === 0) return [];
  const entries = waiting.map(({ changes, isBrake, answers, look }) => {
    const [only] = changes;
    if (!answers || !only) {
      const said = isBrake ? [words.brake] : linesOf(words, lang, changes);
      return { lines: said, links: [{ label: words.look, href: look }] };
    }
    const [site, page] = [only.before, only.after].map((text) => short(words, text));
    return {
      lines: [
        `${nameOf(words, unitOf(only))}:`,
        put(words.onSite, { text: site ?? '' }),
        put(words.onPage, { text: page ?? '' }),
      ],
      links: [
        { label: words.take, href: answers.take },
        { label: words.keep, href: answers.keep },
      ],
    };
  });
  const others = more > 0 ? [{ lines: [put(words.more, { n: figure(more, lang) })], links: [] }] : [];
  return [{ title: words.waits, entries: [...entries, ...others] }];
}

function holidaySection({ holidays: words }: LetterWords, lang: Lang, { holidays }: LetterNews): MailSection[] {
  if (holidays.length === 0) return [];
  const dayName = new Intl.DateTimeFormat(LOCALES[lang], {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  const entries = holidays.map(({ date, usual, closed, open, other }) => {
    const hours = usual.map((range) => shift(range, lang)).join(', ');
    return {
      lines: [put(words.usual, { day: capitalized(dayName.format(new Date(date))), hours })],
      links: [
        { label: words.closed, href: closed },
        { label: words.open, href: open },
        { label: words.other, href: other },
      ],
    };
  });
  return [{ title: words.title, entries }];
}

const tipSection = ({ tips: words }: LetterWords, { tip }: LetterNews): MailSection[] =>
  tip
    ? [
        {
          title: words.title,
          entries: [{ lines: [words[tip.kind].text], links: [{ label: words[tip.kind].label, href: tip.href }] }],
        },
      ]
    : [];

/** A page that its owner left for good is no fault of health. */
const healthSection = (words: LetterWords, { page }: LetterNews): MailSection[] =>
  page === 'following' || page === 'own'
    ? []
    : [{ title: words.health, entries: [{ lines: [words.states[page]], links: [] }] }];
