import type { ReactNode } from 'react';
import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { OpenNow } from '../parts/open-now.tsx';
import { splitAverage } from '../parts/average.ts';
import type { Fact, Slot } from './mosaic.ts';

/** Open or shut; without the page's script the tile still leads to the hours. */
function Open({ doc, r }: PageProps) {
  const hours = find(doc, 'hours');
  if (!hours) return null;
  return (
    <>
      <p>{r.t(hours.title)}</p>
      {hours.note ? <p className="says-it">{r.t(hours.note)}</p> : <OpenNow doc={doc} r={r} />}
    </>
  );
}

function Rating({ doc, r }: PageProps) {
  const reviews = find(doc, 'reviews');
  const average = reviews?.average;
  if (!average) return null;
  const { title } = reviews;
  const [figure, rest] = splitAverage(average.label.value);
  return (
    <>
      <p>{title && r.t(title)}</p>
      <p className="rated">
        {figure && <b className="figure">{figure}</b>} <span>{rest || r.t(average.label)}</span>
      </p>
    </>
  );
}

function Place({ doc, r }: PageProps) {
  const contact = find(doc, 'contact');
  if (!contact) return null;
  return (
    <>
      <p>{r.word('nav.find')}</p>
      <p className="says-it">
        {contact.address.map((line) => (
          <span key={line.value}>{r.t(line)}</span>
        ))}
      </p>
    </>
  );
}

/** A tile that says one fact and is, whole, the link to more of it. */
export function FactTile({ doc, r, kind, slot }: PageProps & { kind: Fact; slot: Slot }) {
  const target: Record<Fact, string | undefined> = {
    open: `#${find(doc, 'hours')?.id}`,
    rating: `#${find(doc, 'reviews')?.id}`,
    place: find(doc, 'contact')?.map?.google,
  };
  const inside: Record<Fact, ReactNode> = {
    open: <Open doc={doc} r={r} />,
    rating: <Rating doc={doc} r={r} />,
    place: <Place doc={doc} r={r} />,
  };
  return (
    <a className={`tile fact ${kind} in-${slot}`} href={r.href(target[kind] ?? '')}>
      {inside[kind]}
    </a>
  );
}
