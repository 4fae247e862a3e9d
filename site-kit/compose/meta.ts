import type { SiteDocument, Text } from '../document.ts';
import type { Opening } from '../copy/headline.ts';
import { typeset } from '../copy/typeset.ts';
import { type Writer, categoryText } from '../copy/writer.ts';
import type { Facts } from '../facts/facts.ts';
import { cut } from '../facts/plain.ts';
import { jsonLd } from './json-ld.ts';

const TITLE_MAX = 60;
const DESCRIPTION_MAX = 155;

export function metaOf(facts: Facts, opening: Opening, write: Writer, now: Date): SiteDocument['meta'] {
  const title = titleOf(facts, write);
  const description = descriptionOf(opening, title, write);
  return { title, description, jsonLd: jsonLd(facts, description.value, now) };
}

/** "{name} · {category} {city}"; what does not fit in 60 characters is left out from the end. */
function titleOf(facts: Facts, write: Writer): Text {
  const name = facts.name.value;
  const category = categoryText(facts, write)?.value;
  const city = facts.city?.value;
  const said = (part: string | undefined) => part !== undefined && name.toLowerCase().includes(part.toLowerCase());
  const whole = [said(category) ? undefined : category, said(city) ? undefined : city].filter(Boolean).join(' ');
  const candidates = [whole, category, city].flatMap((tail) => (tail && !said(tail) ? [`${name} · ${tail}`] : []));
  const fitting = candidates.find((candidate) => candidate.length <= TITLE_MAX) ?? cut(name, TITLE_MAX);
  return write.made('meta.title', typeset(fitting, write.lang), ['name', 'category_list', 'location.city']);
}

/** What the hero and the story say, up to 155 characters. */
function descriptionOf(opening: Opening, title: Text, write: Writer): Text {
  const said = [opening.headline, opening.lede, ...opening.story].flatMap((text) => (text ? [text] : []));
  const isShort = said.reduce((sum, { value }) => sum + value.length, 0) < 70;
  const parts = (isShort ? [title, ...said] : said).filter(
    ({ value }, index, all) => all.findIndex((other) => other.value === value) === index,
  );
  const joined = parts.map(({ value }) => (/[.!?…;:]$/u.test(value) ? value : `${value}.`)).join(' ');
  const from = parts.flatMap(({ source }) =>
    source.kind === 'field' ? [source.field] : source.kind === 'standard' ? source.from : [],
  );
  return write.made('meta.description', cut(joined, DESCRIPTION_MAX) || title.value, [...new Set(from)]);
}
