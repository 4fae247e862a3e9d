import type { ReactNode } from 'react';
import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { ownFacts } from '../parts/own-facts.ts';

const MOST = 3;

/** Without a photo, figures of the business hang on the wall, each with its caption: a price, an hour, a house number. */
export function Exhibits({ doc, r }: PageProps) {
  const { initials, prices, opens, number, street, since } = ownFacts(doc);
  const hours = find(doc, 'hours');
  const [year] = since?.value.match(/\d{4}/u) ?? [];
  const works: [figure: ReactNode, caption: ReactNode][] = [
    ...prices.slice(0, 1).map(({ name, price }): [ReactNode, ReactNode] => [r.t(price), r.t(name)]),
    ...(opens && hours ? [[opens, r.t(hours.title)] as [ReactNode, ReactNode]] : []),
    ...(number && street ? [[number, r.t(street)] as [ReactNode, ReactNode]] : []),
    ...(year && since ? [[year, r.t(since)] as [ReactNode, ReactNode]] : []),
  ];
  // Pictures too small for the door hang right below: initials before them would be the only thing in the room.
  if (works.length === 0 && find(doc, 'gallery')) return null;
  const shown = works.length > 0 ? works.slice(0, MOST) : [[initials, r.t(doc.name)] as [ReactNode, ReactNode]];
  return (
    <div className="art exhibits" aria-hidden="true">
      {shown.map(([figure, caption], index) => (
        <p key={index}>
          <b>{figure}</b>
          <span>{caption}</span>
        </p>
      ))}
    </div>
  );
}
