import type { Text } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** "4,5 su 5, 318 recensioni": the figure is set as large as the programme's numerals, the rest beneath it. */
function Average({ label }: { label: Text }) {
  const [, figure, rest] = /^([\d.,]+)\s+(.+)$/u.exec(label.value) ?? [];
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

export function Reviews({ doc, r }: PageProps) {
  const reviews = find(doc, 'reviews');
  if (!reviews) return null;
  return (
    <section className="aside wrap later" id={reviews.id}>
      <div>
        <h2>{r.t(reviews.title)}</h2>
        {reviews.average && <Average label={reviews.average.label} />}
        <p className="note">{r.t(reviews.note)}</p>
      </div>
      <div className="voices">
        {reviews.items.map(({ text, author, date }) => (
          <blockquote key={text.value}>
            <p>{r.t(text)}</p>
            <footer>
              {r.t(author)}, {r.t(date)}
            </footer>
          </blockquote>
        ))}
      </div>
    </section>
  );
}
