import type { SiteDocument } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { OpenNow } from '../parts/open-now.tsx';
import { ownFacts } from '../parts/own-facts.ts';

/** "Open now, closes at 18:30" on two lines: the state, which the style sets large, and until when. */
const onTwoLines = (sentence: string): string => sentence.replace(/,\s+/, '\n');

function withLines(doc: SiteDocument): SiteDocument {
  const sections = doc.sections.map((section) => {
    if (section.type !== 'hours' || !section.live) return section;
    const { open, soon, day, ...rest } = section.live;
    return { ...section, live: { ...rest, open: onTwoLines(open), soon: onTwoLines(soon), day: onTwoLines(day) } };
  });
  return { ...doc, sections };
}

function State({ doc, r }: PageProps) {
  const hours = find(doc, 'hours');
  if (hours?.live) return <OpenNow doc={withLines(doc)} r={r} />;
  return hours?.note ? <p className="state">{r.t(hours.note)}</p> : null;
}

/**
 * Open or closed, on black; in the corner of the photo, or where there is none over the whole half of the sheet, with a number
 * plate of the business: initials and house number.
 */
export function Plate({ doc, r, alone }: PageProps & { alone: boolean }) {
  const hours = find(doc, 'hours');
  const known = hours && (hours.live !== null || hours.note !== null);
  if (!alone) {
    return known ? (
      <div className="plate">
        <State doc={doc} r={r} />
      </div>
    ) : null;
  }
  const address = find(doc, 'contact')?.address ?? [];
  const { initials, number } = ownFacts(doc);
  return (
    <div className="plate alone">
      <p>
        {known && <span>{r.t(doc.name)}</span>}
        {address.map((line) => (
          <span key={line.value}>{r.t(line)}</span>
        ))}
      </p>
      <p className="art number-plate" aria-hidden="true">
        <b>{initials}</b>
        {number && <b>{number}</b>}
      </p>
      {known ? <State doc={doc} r={r} /> : <p className="state">{r.t(doc.name)}</p>}
    </div>
  );
}
