/** What a social page says and its site will not, with the reason: nothing disappears unseen. */
import type { Source, Text } from '../document.ts';
import { isAhead, isPrivate } from './events.ts';
import type { Facts, LeftOut } from './facts.ts';
import type { FactsInput } from './input.ts';
import { repeatsAlways, repeatsClosedDays } from './closed-days.ts';
import { isContactLine } from './contact-lines.ts';
import { withoutTrailingTags } from './news.ts';
import { oneLine, plain, sourced } from './plain.ts';
import { BULLET } from './price-list.ts';
import { sentences } from './sentences.ts';
import { repeatsHours } from './told-hours.ts';
import { isLabelAlone } from './list-labels.ts';

/** More entries help nobody who reads them. */
const MOST = 300;
const YEAR = 365 * 86_400_000;
/** Printed as a sign. */
const CURRENCY = new Set(['euro', 'euros', 'eur', 'ευρώ', 'gbp']);
const FIELDS = ['about', 'description', 'mission', 'general_info', 'products'] as const;

const wordsIn = (text: string): string[] =>
  (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}\p{M}]+/gu) ?? []
  ).filter((word) => !CURRENCY.has(word) && /[\p{L}\p{N}]/u.test(word));

const keyOf = (source: Source): string =>
  source.kind === 'field'
    ? source.field
    : source.kind === 'standard'
      ? source.key
      : `${source.kind} ${'id' in source ? source.id : source.at}`;

/** Words that the site says, by the place they come from. */
function saidBy(facts: Facts): Map<string, Set<string>> {
  const said = new Map<string, Set<string>>();
  const walk = (value: unknown): void => {
    if (value === null || typeof value !== 'object') return;
    if ('source' in value && 'value' in value) {
      const { source, value: text } = value as Text;
      if (typeof source !== 'object') return;
      const words = said.get(keyOf(source)) ?? new Set<string>();
      for (const word of wordsIn(text)) words.add(word);
      said.set(keyOf(source), words);
    } else for (const inner of Object.values(value)) walk(inner);
  };
  walk(facts);
  return said;
}

export function leftOutOf(page: FactsInput, facts: Facts, now: Date): LeftOut[] {
  const said = saidBy(facts);
  const found: LeftOut[] = [];
  const check = (value: string, source: Source, reason: () => LeftOut['reason']): void => {
    const known = said.get(keyOf(source));
    const text = sourced(value, source);
    if (text && wordsIn(value).some((word) => known?.has(word) !== true)) found.push({ text, reason: reason() });
  };
  const contact = contactOf(facts);
  for (const field of FIELDS)
    for (const line of new Set(
      plain(page[field])
        .split('\n')
        .flatMap((text) => sentences(text, facts.lang)),
    ))
      check(line, { kind: 'field', field }, () =>
        isContactLine(line, contact)
          ? 'contact'
          : repeatsClosedDays(line, facts.week) ||
              repeatsHours(line.replace(BULLET, ''), facts.week, facts.lang) ||
              repeatsAlways(line, facts.state)
            ? 'hours'
            : field === 'about' && isLabelAlone(line)
              ? 'label'
              : 'length',
      );
  for (const field of ['name', 'founded'] as const)
    if (field === 'name' || oneLine(page.founded) !== facts.founded)
      check(oneLine(page[field]), { kind: 'field', field }, () => 'length');
  const shown = shownNumbers(contact.phones, facts);
  check(unreadNumbers(page.phone, shown), { kind: 'field', field: 'phone' }, () => 'unreadable');
  check(unreadNumbers(page.whatsapp_number, shown), { kind: 'field', field: 'whatsapp_number' }, () => 'unreadable');
  for (const email of (page.emails ?? []).map(oneLine))
    if (!contact.emails.includes(email)) check(email, { kind: 'field', field: 'emails' }, () => 'unreadable');
  if (facts.website === null) check(oneLine(page.website), { kind: 'field', field: 'website' }, () => 'unreadable');
  for (const post of page.posts) {
    const at = Date.parse(post.created_time);
    const message = withoutTrailingTags(oneLine(post.message));
    const isNews = facts.news.some(({ id }) => id === post.id);
    const old = !(at > now.getTime() - YEAR);
    check(message, { kind: 'post', id: post.id, at: isoOf(at) }, () =>
      isNews ? 'length' : !old && message.length < 40 ? 'short' : 'older',
    );
  }
  for (const event of page.events) {
    const whole = [event.name, event.place?.name, event.description].map(oneLine).filter(Boolean).join(' – ');
    const isShown = facts.events.some(({ id }) => id === event.id);
    const here = oneLine(event.place?.name).toLowerCase() === facts.name.value.toLowerCase();
    const text = isShown && here ? [event.name, event.description].map(oneLine).join(' ') : whole;
    check(text, { kind: 'event', id: event.id }, () => reasonOf(event, now));
  }
  for (const rating of page.ratings) {
    const review = oneLine(rating.review_text);
    check(review, { kind: 'review', at: rating.created_time }, () => (review.length < 30 ? 'short' : 'older'));
  }
  return found.slice(0, MOST);
}

function contactOf(facts: Facts) {
  const numbers = [facts.phone, ...(facts.morePhones ?? [])].flatMap((phone) => phone?.e164.replace('+', '') ?? []);
  return {
    phones: [...numbers, ...(facts.whatsapp === null ? [] : [facts.whatsapp])],
    words: (facts.morePhones ?? []).flatMap(({ word }) => word ?? []),
    emails: [facts.email, ...(facts.moreEmails ?? [])].flatMap((email) => email ?? []),
    street: facts.street?.value ?? '',
    zip: facts.zip?.value ?? '',
  };
}

/** The field when some of its figures are in no number that the site shows. */
function unreadNumbers(given: string | null | undefined, shown: string): string {
  const text = oneLine(given);
  const pieces = text.match(/\d+/gu) ?? [];
  // A number with its country has no zero before its area.
  return pieces.every((piece) => shown.includes(piece.replace(/^0{1,2}/u, ''))) ? '' : text;
}

/** Every number that the site shows, its figures together. */
function shownNumbers(phones: string[], { morePhones = [] }: Facts): string {
  const printed = [...phones, ...morePhones.map(({ word, label }) => `${word ?? ''} ${label}`)].join(' ');
  return printed.replaceAll(/(?<=\d)[\s./()-]+(?=\d)/gu, '');
}

function reasonOf(event: FactsInput['events'][number], now: Date): LeftOut['reason'] {
  if (event.is_canceled === true) return 'cancelled';
  if (isPrivate(event)) return 'private';
  return isAhead({ start: event.start_time, end: event.end_time ?? null }, now) ? 'length' : 'past';
}

const isoOf = (at: number): string => (Number.isNaN(at) ? '' : new Date(at).toISOString());
