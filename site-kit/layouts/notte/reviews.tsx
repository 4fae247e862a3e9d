import type { SectionOf, Text } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import { splitAverage } from '../parts/average.ts';
import { find } from '../parts/find.ts';

/** "4,5 su 5, 318 recensioni": the figure is set as large as the programme's numerals, the rest beneath it. */
function Average({ label }: { label: Text }) {
  const [figure, rest] = splitAverage(label.value);
  return (
    <p className="average" lang={label.lang}>
      {figure ? (
        <>
          <b>{figure}</b> {rest}
        </>
      ) : (
        label.value
      )}
    </p>
  );
}

type Review = SectionOf<'reviews'>['items'][number];

/** What still reads at a glance in the size of a title. */
const GLANCE = 90;

/** A good voice that is short enough to be set large, best in the page's own language; the longest of those says most. */
function leadOf(items: Review[]): Review | undefined {
  return items
    .filter(({ text, stars }) => text.value.length <= GLANCE && (stars ?? 5) >= 4)
    .toSorted(
      (a, b) =>
        Number(a.text.lang !== undefined) - Number(b.text.lang !== undefined) ||
        b.text.value.length - a.text.value.length,
    )[0];
}

export function Reviews({ doc, r }: PageProps) {
  const reviews = find(doc, 'reviews');
  if (!reviews) return null;
  const lead = leadOf(reviews.items);
  const voices = lead ? [lead, ...reviews.items.filter((item) => item !== lead)] : reviews.items;
  return (
    <section className="aside wrap" id={reviews.id}>
      <div>
        <h2>{r.t(reviews.title)}</h2>
        {reviews.average && <Average label={reviews.average.label} />}
        <p className="note">{r.t(reviews.note)}</p>
      </div>
      <div className="voices">
        {voices.map((item) => (
          <blockquote key={item.text.value} className={item === lead ? 'lead' : undefined}>
            <p>{r.t(item.text)}</p>
            <footer>
              {r.t(item.author)}, {r.t(item.date)}
            </footer>
          </blockquote>
        ))}
      </div>
    </section>
  );
}
