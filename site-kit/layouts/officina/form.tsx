import type { ReactNode } from 'react';
import type { Kit } from '../contract.ts';
import type { Item } from './estimate.ts';

/** A longer price ("on request, by the season") is a sentence: it goes under the name. */
const LONGEST_PRICE = 18;
/** On a phone a longer one leaves no room for a word beside it. */
const NARROW_PRICE = 10;

/** What is done or sold, and in a field of its own what it costs. */
function Entry({ item, r, brief = false }: { item: Item; r: Kit; brief?: boolean }) {
  const beside = item.price && item.price.value.length <= LONGEST_PRICE ? item.price : null;
  const below = [brief ? null : item.detail, item.price === beside ? null : item.price].filter((text) => text !== null);
  return (
    <>
      <p className={beside ? 'what' : 'what free'}>
        {r.t(item.name)}
        {below.map((text) => (
          <small key={text.value}>{r.t(text)}</small>
        ))}
      </p>
      {beside && <p className="price">{r.t(beside)}</p>}
    </>
  );
}

const keyOf = (item: Item): string => item.name.value + (item.price?.value ?? '');

interface LinesProps {
  r: Kit;
  items: Item[];
  /** Names and prices only. */
  brief?: boolean;
}

/** Numbered lines, ruled between number, work and price. */
export function Lines({ r, items, brief = false }: LinesProps) {
  return (
    <ol className="lines">
      {items.map((item) => (
        <li key={keyOf(item)} className={(item.price?.value.length ?? 0) > NARROW_PRICE ? 'wide' : undefined}>
          <Entry item={item} r={r} brief={brief} />
        </li>
      ))}
    </ol>
  );
}

/** Items with a photo: a frame each, name and price ruled beneath it. */
export function Frames({ r, items }: { r: Kit; items: Item[] }) {
  return (
    <ul className="parts">
      {items.map((item) => (
        <li key={keyOf(item)}>
          {r.photo(item.photo, {
            sizes: '(min-width:960px) 31vw, (min-width:720px) 46vw, 92vw',
            ratio: 4 / 3,
            decorative: true,
          })}
          <div>
            <Entry item={item} r={r} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** A label and what is filled in beside it. */
export function Field({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
