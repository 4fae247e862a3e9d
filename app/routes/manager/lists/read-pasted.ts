import { BARE, priceOf } from '../../../../site-kit/facts/price.ts';
import { readItem, readPriceList } from '../../../../site-kit/facts/price-list.ts';
import { MOST_ROWS, type Pasted } from './list-model.ts';

/** Letters of a text that is pasted; what is longer is refused before it is read. */
const MOST_PASTED = 20_000;
const cut = (text: string | undefined, most: number): string =>
  (text ?? '').replaceAll(/\s+/gu, ' ').slice(0, most).trim();

/** A list as people keep it in a note or a message, a row a line: read as the page's own is. Empty where nothing was found. */
export function readPasted(text: string): { groups: Pasted[]; left: number } {
  const lines = text.slice(0, MOST_PASTED).split(/\r?\n/u);
  const read = readPriceList(lines.join('\n'), 'products') ?? [
    {
      title: null,
      items: lines.flatMap((line) => readItem(line.trim(), priceOf(line.trim(), BARE), 'products') ?? []),
    },
  ];
  let room = MOST_ROWS;
  let left = 0;
  const groups = read.map(({ title, items }) => {
    const taken = items.slice(0, room);
    room -= taken.length;
    left += items.length - taken.length;
    const rows = taken.map(({ name, detail, price }) => ({
      name: cut(name.value, 120),
      detail: cut(detail?.value, 240),
      price: cut(price?.value, 60),
      photo: null,
    }));
    return { title: cut(title?.value, 80), rows };
  });
  return { groups: groups.filter(({ rows }) => rows.length > 0), left };
}
