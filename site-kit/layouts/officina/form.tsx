import type { ReactNode } from 'react';
import type { Kit } from '../contract.ts';
import type { Item } from './estimate.ts';

/** A longer price ("on request, by the season") is a sentence: it goes under the name. */
const LONGEST_PRICE = 18;

function Line({ item, r, brief }: { item: Item; r: Kit; brief: boolean }) {
  const beside = item.price && item.price.value.length <= LONGEST_PRICE ? item.price : null;
  const below = [brief ? null : item.detail, item.price === beside ? null : item.price].filter((text) => text !== null);
  return (
    <li className={beside ? undefined : 'no-price'}>
      <div className="what">
        {!brief && r.photo(item.photo, { sizes: '(min-width:720px) 132px, 96px', ratio: 1.2, decorative: true })}
        <p>
          {r.t(item.name)}
          {below.map((text) => (
            <small key={text.value}>{r.t(text)}</small>
          ))}
        </p>
      </div>
      {beside && <p className="price">{r.t(beside)}</p>}
    </li>
  );
}

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
        <Line key={item.name.value + (item.price?.value ?? '')} item={item} r={r} brief={brief} />
      ))}
    </ol>
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
