import { createHash } from 'node:crypto';
import type { Operator } from '../../platform/operator.ts';
import type { Lang } from '../../site-kit/names.ts';
import type { Kept, Period, Processing, Vendor } from './processing.ts';
import { VENDORS } from './processing.ts';
import type { AgreementText } from './schemas.ts';
import { el } from './words/el.ts';
import { en } from './words/en.ts';
import { es } from './words/es.ts';
import { fr } from './words/fr.ts';
import { it } from './words/it.ts';
import type { AgreementWords } from './words/shape.ts';

export const AGREEMENT_WORDS: Record<Lang, AgreementWords> = { it, en, es, fr, el };

interface Given {
  operator: Operator;
  rooms: readonly Processing[];
}

/** The agreement in force in one language: what the rooms say of themselves, in the words of that language. Pure. */
export function agreementIn(lang: Lang, { operator, rooms }: Given): AgreementText {
  const words = AGREEMENT_WORDS[lang];
  const { colon } = words;
  const order = Object.keys(words.rooms);
  const inOrder = rooms.toSorted((one, other) => order.indexOf(one.room) - order.indexOf(other.room));
  const about = inOrder.flatMap(({ room, data, kept }) => [
    `${words.rooms[room]}${colon} ${data.map((each) => words.data[each]).join(', ')}.`,
    ...Object.entries(kept).map(([what, period]) => words.kept[what as Kept](periodIn(words, period))),
  ]);
  const used = new Set<Vendor>(['servers', ...rooms.flatMap(({ vendors }) => vendors)]);
  const vendors = VENDORS.filter((each) => used.has(each)).map((each) => words.vendors[each]);
  return { title: words.title, sections: words.sections({ operator, about, vendors }) };
}

/** Of a text: whoever accepts it says which one they read, the operator and the periods of that day with it. */
export const markOf = (text: AgreementText): string =>
  createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 32);

const periodIn = (words: AgreementWords, period: Period): string =>
  'months' in period ? words.months(period.months) : words.days(period.days);
