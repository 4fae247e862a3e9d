import type { PageProps } from '../contract.ts';
import { splitAverage } from '../parts/average.ts';
import { find } from '../parts/find.ts';

/** Longer voices are set smaller. */
const SHORT = 110;

/** The average in a disc, the voices beside it in italics. */
export function Reviews({ doc, r }: PageProps) {
  const reviews = find(doc, 'reviews');
  if (!reviews) return null;
  const [figure, rest] = reviews.average ? splitAverage(reviews.average.label.value) : ['', ''];
  return (
    <section className="reviews wrap" id={reviews.id}>
      <div>
        <h2>{r.t(reviews.title)}</h2>
        {reviews.average && (
          <p className="disc" lang={reviews.average.label.lang}>
            {figure && <b>{figure}</b>} <span>{rest}</span>
          </p>
        )}
      </div>
      <div className="voices">
        {reviews.items.map(({ text, author, date }) => (
          <blockquote key={text.value}>
            <p className={text.value.length <= SHORT ? 'short' : undefined}>{r.t(text)}</p>
            <footer>
              {r.t(author)}, {r.t(date)}
            </footer>
          </blockquote>
        ))}
        <p className="note">{r.t(reviews.note)}</p>
      </div>
    </section>
  );
}
