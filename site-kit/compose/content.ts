import type { SectionOf } from '../document.ts';
import type { Opening } from '../copy/headline.ts';
import { unbroken } from '../copy/typeset.ts';
import type { Writer } from '../copy/writer.ts';
import type { Facts } from '../facts/facts.ts';
import { TRADE_RULES } from '../facts/trades.ts';

const SHOWN_WORDS = 90;
/** A price longer than this may take two lines. */
const ONE_LINE = 18;

/** The story the hero left; its first 90 words are shown, the rest waits behind "read more". */
export function aboutSection(facts: Facts, opening: Opening, write: Writer): Omit<SectionOf<'about'>, 'photo'> | null {
  const all = [...opening.story, ...(facts.info ? [write.own(facts.info)] : [])];
  if (all.length === 0 && opening.lede === null && facts.street && facts.city)
    all.push(
      write.standard('about.min', { name: facts.name.value, street: facts.street.value, city: facts.city.value }, [
        'name',
        'location.street',
        'location.city',
      ]),
    );
  if (all.length === 0) return null;
  let words = 0;
  const shown = all.filter((text, index) => {
    const fits = index === 0 || words < SHOWN_WORDS;
    words += text.value.split(/\s+/).length;
    return fits;
  });
  return {
    type: 'about',
    id: 'about',
    title: write.standard('nav.about'),
    since: facts.founded === null ? null : write.standard('about.since', { year: facts.founded }, ['founded']),
    paragraphs: shown,
    rest: all.slice(shown.length),
  };
}

export function listSection(facts: Facts, write: Writer): SectionOf<'list'> | null {
  if (facts.prices === null) return null;
  const { list: kind } = TRADE_RULES[facts.trade];
  return {
    type: 'list',
    id: kind,
    title: write.standard(`nav.${kind}`),
    kind,
    groups: facts.prices.map(({ title, items }) => ({
      title: title && write.own(title),
      items: items.map((item) => {
        const price = item.price && write.own(item.price);
        return {
          name: write.own(item.name),
          detail: item.detail && write.own(item.detail),
          price: price && (price.value.length > ONE_LINE ? price : { ...price, value: unbroken(price.value) }),
          // The page does not say which photo shows which item; a guess would be an invention.
          photo: null,
        };
      }),
    })),
  };
}
