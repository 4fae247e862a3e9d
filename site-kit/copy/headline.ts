import type { Text } from '../document.ts';
import { withoutEmoji as plainLine } from '../facts/emoji.ts';
import type { Facts } from '../facts/facts.ts';
import { cut, sourced } from '../facts/plain.ts';
import { namesRegister } from '../facts/registers.ts';
import { sentences as sentencesOf } from '../facts/sentences.ts';
import { bilingual } from './bilingual.ts';
import { isCondition, makesHeadline } from './makes-headline.ts';
import { isNoLede, isPriceRemark, namesStreet } from './no-lede.ts';
import { withoutOwnName } from './own-name.ts';
import { capitalized } from './typeset.ts';
import { type Writer, categoryInCity, categoryText, isName } from './writer.ts';

const MIN = 12;
const NAME_MAX = 78;
/** A lede wants at least this much, a story after it at least that much. */
const LEDE_MIN = 40;
/** "Pronti in 24 ore." answers what stood before it. */
const LEDE_LEAST = 20;
const LEDE_MAX = 150;
const LEDE_WHOLE = 220;
const STORY_MIN = 60;

export interface Opening {
  headline: Text;
  kicker: Text | null;
  lede: Text | null;
  /** What the hero has not said yet, for the about section. */
  story: Text[];
}

function withoutEmoji(text: Text): Text {
  return { ...text, value: plainLine(text.value) };
}

const fits = (text: Text): boolean => makesHeadline(text.value);

/** "Blackwork · dotwork · fineline": three or more on a line are an enumeration, and no line may end with their dot. */
function enumerated(text: Text): Text {
  const parts = text.value.split(/\s[·•|]\s/u);
  const dashed = text.value.split(/\s[–—-]\s/u);
  const all = dashed.length > DASHES ? dashed : parts;
  return all.length < 3 ? text : { ...text, value: all.join(', ') };
}
/** "Patenti A - B - C - D": more dashes than a sentence has. */
const DASHES = 4;

/** Longer lines of two sentences are a headline and what stands below it. */
const TWO_VOICES = 48;
/** Of three sentences the first two make the headline where one is shorter. */
const SHORT = 20;

/** The first sentence of a long line that makes a headline alone, and the others. */
function firstOf(line: Text | null, write: Writer): { line: Text | null; rest: Text | null } {
  if (line === null || (line.value.length <= TWO_VOICES && makesHeadline(line.value))) return { line, rest: null };
  const said = sentencesOf(line.value, write.from);
  // "No auditions." alone is a cry.
  const isShort = (said[0]?.length ?? 0) < SHORT && said.length > 2;
  const first = said.slice(0, isShort ? 2 : 1).join(' ');
  const others = said.slice(isShort ? 2 : 1);
  const rest = others.join(' ');
  if (rest.length >= MIN && makesHeadline(first))
    return { line: { ...line, value: first }, rest: { ...line, value: rest } };
  return partedAt(line);
}

/** "Ostéopathe à Angoulême - nourrissons, sportifs": too long for a headline, which its first half makes; "3 mesi - 3 anni" is one. */
function partedAt(line: Text): { line: Text; rest: Text | null } {
  const [, first = '', rest = ''] = PAUSE.exec(line.value) ?? [];
  if (makesHeadline(line.value) || rest.length < MIN || !makesHeadline(first)) return { line, rest: null };
  return { line: { ...line, value: first }, rest: { ...line, value: capitalized(rest) } };
}
const PAUSE = /^([^:|]{12,70}?)(?:\s?:|\s[–—|·-])\s(?!\d)(\S.*)$/u;

/** With a capital first, whatever the owner's thumb did; "iPhone" and addresses keep theirs. Who begins small goes on so. */
export function begun(text: Text): Text {
  if (!/^\p{Ll}(?!\p{Lu})[^\s@/.]*[.…]?(?:\s|$)/u.test(text.value)) return text;
  return { ...text, value: capitalized(text.value).replaceAll(NEXT_SENTENCE, (letter) => letter.toUpperCase()) };
}
const NEXT_SENTENCE = /(?<=(?:\p{L}{3}|\d|\))[.!?] )\p{Ll}(?!\p{Lu})/gu;

/** A Greek site says its category in Greek or not at all: "Wine bar, Αθήνα" is half a translation. */
const isSpoken = (category: Text, write: Writer): boolean =>
  write.lang !== 'el' || /\p{Script=Greek}/u.test(category.value);

/**
 * Divides what the page says of itself between headline, lede and story, so that nothing is said twice.
 * Headline: `about` of 12 to 70 characters that makes one, calmed where it was shouted, else a first sentence of at most 70,
 * else "{category} in {city}", else the name.
 */
export function openingOf(facts: Facts, write: Writer): Opening {
  const said = facts.about === null ? null : withoutEmoji(facts.about);
  const { ours, theirs } = said === null ? { ours: null, theirs: null } : bilingual(said, write.lang);
  const { line: about, rest } = firstOf(ours && withoutOwnName(ours, facts.name.value), write);
  const sentences = facts.paragraphs.map((paragraph) => [...paragraph]);
  if (rest) sentences.unshift([rest]);
  if (theirs) sentences.push([theirs]);
  const first = sentences[0]?.[0];
  const category = categoryText(facts, write);
  let lede: Text | null = null;
  let headline: Text;
  let kicker = placeOf(facts, write);
  if (about !== null && fits(about)) headline = enumerated(about);
  else {
    lede = about && about.value.length >= MIN && !isNoLede(about.value) ? about : null;
    if (first && fits(withoutEmoji(first))) {
      headline = withoutEmoji(first);
      sentences[0]?.shift();
    } else {
      const spoken = category && isSpoken(category, write) ? category : null;
      const standard = spoken && facts.city && categoryInCity(spoken.value, facts.city.value, write);
      headline =
        standard && standard.value.length >= MIN ? standard : { ...facts.name, value: cut(facts.name.value, NAME_MAX) };
      if (headline === standard) kicker = null;
    }
  }
  // Too short to open a site with ("Lunedì 9.30"), and still what the business says of itself.
  if (about?.value && !fits(about) && lede === null) sentences.push([about]);
  const street = facts.street?.value ?? '';
  const isLede = ({ value }: Text): boolean =>
    value.length >= LEDE_LEAST && !isNoLede(value) && !namesStreet(value, street);
  const story = lede === null ? takeLede(sentences, isLede) : { lede, rest: sentences };
  return {
    headline: write.own(isName(headline) ? headline : begun(headline)),
    kicker,
    lede: story.lede && write.own(begun(withoutEmoji(story.lede))),
    story: registersLast(story.rest.filter((paragraph) => paragraph.length > 0)).map((paragraph) =>
      write.own(begun(joined(paragraph))),
    ),
  };
}

/** "P. IVA 0223…, autorizzazione ASL n. …" has to stand somewhere, and opens no story. */
function registersLast(paragraphs: Text[][]): Text[][] {
  const isRegister = (paragraph: Text[]): boolean => paragraph.every(({ value }) => namesRegister(value));
  return paragraphs.toSorted((a, b) => Number(isRegister(a)) - Number(isRegister(b)));
}

/** What the business is, and where; null where the page says neither. */
export function placeOf(facts: Facts, write: Writer): Text | null {
  const category = categoryText(facts, write);
  if (facts.city === null || category === null) return category;
  const value = `${category.value} · ${facts.city.value}`;
  return write.made('kicker', value, ['category_list', 'location.city']);
}

function joined(sentences: Text[]): Text {
  const [first] = sentences as [Text, ...Text[]];
  return sourced(sentences.map((sentence) => sentence.value).join(' '), first.source) ?? first;
}

/** The first sentences up to a comfortable length, opening days passed over; the whole text when little would be left to tell. */
function takeLede(paragraphs: Text[][], isLede: (text: Text) => boolean): { lede: Text | null; rest: Text[][] } {
  const all = paragraphs.filter((paragraph) => paragraph.length > 0);
  const at = all.findIndex(([first]) => first && isLede(first));
  const opening = all[at] ?? [];
  const others = all.filter((paragraph) => paragraph !== opening);
  if (opening.length === 0) return { lede: null, rest: all };
  let taken = 1;
  const length = (upTo: number) => joined(opening.slice(0, upTo)).value.length;
  const endsWith = (value = '') => isCondition(value) || isPriceRemark(value);
  const goesOn = () => taken < opening.length && !endsWith(opening[taken]?.value);
  while (goesOn() && length(taken) < LEDE_MIN && length(taken + 1) <= LEDE_MAX) taken += 1;
  const left = [...opening.slice(taken), ...others.flat()];
  const leftLength = left.reduce((sum, sentence) => sum + sentence.value.length, 0);
  if (others.length === 0 && leftLength < STORY_MIN && length(opening.length) <= LEDE_WHOLE) taken = opening.length;
  if (length(taken) > LEDE_WHOLE) return { lede: null, rest: paragraphs };
  return { lede: joined(opening.slice(0, taken)), rest: [opening.slice(taken), ...others] };
}
