import type { ReactNode } from 'react';
import type { PageProps } from '../contract.ts';
import { splitAverage } from '../parts/average.ts';
import { find } from '../parts/find.ts';

const SCALLOPS = 18;
const RADIUS = 46;

/** A seal of small arcs in a box of 100 units. */
function seal(): string {
  const at = (index: number) => {
    const angle = (index / SCALLOPS) * 2 * Math.PI;
    return `${(50 + RADIUS * Math.cos(angle)).toFixed(1)} ${(50 + RADIUS * Math.sin(angle)).toFixed(1)}`;
  };
  const arcs = Array.from({ length: SCALLOPS }, (_, index) => `A8.6 8.6 0 0 1 ${at(index + 1)}`);
  return `M${at(0)}${arcs.join('')}z`;
}
const SEAL = seal();

/** "Since 2011": the year is set large. */
function sinceLines(since: string): [small: string, large: string] {
  const at = since.lastIndexOf(' ');
  return [since.slice(0, at).trim(), since.slice(at + 1)];
}

/** The round sticker says one fact that the page knows: the founding year, else the average of its reviews, else nothing. */
export function Sticker({ doc }: PageProps) {
  const since = find(doc, 'about')?.since;
  const average = find(doc, 'reviews')?.average;
  let lines: ReactNode = null;
  if (since) {
    const [small, large] = sinceLines(since.value);
    lines = (
      <>
        {small} <b>{large}</b>
      </>
    );
  } else if (average) {
    const [figure, rest] = splitAverage(average.label.value);
    if (figure)
      lines = (
        <>
          <b>{figure}</b>
          {rest.split(/(?<=,) /u).map((part) => (
            <span key={part}>{part} </span>
          ))}
        </>
      );
  }
  if (lines === null) return null;
  return (
    <div className="sticker">
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d={SEAL} />
      </svg>
      <p>{lines}</p>
    </div>
  );
}
