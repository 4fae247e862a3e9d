import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { splitAverage } from '../parts/average.ts';

/** The figure first, then one tile a voice; where they come from is said on the first. */
export function Reviews({ doc, r }: PageProps) {
  const reviews = find(doc, 'reviews');
  if (!reviews) return null;
  const [figure, rest] = reviews.average ? splitAverage(reviews.average.label.value) : ['', ''];
  return (
    <section className="reviews" id={reviews.id}>
      <h2>{r.t(reviews.title)}</h2>
      <div className="pack">
        {reviews.average && (
          <div className="tile average">
            {figure && <p className="figure">{figure}</p>}
            <p className="of">{rest}</p>
            <p>{r.t(reviews.note)}</p>
          </div>
        )}
        {reviews.items.map((item) => (
          <blockquote key={item.text.value} className="tile">
            <p>{r.t(item.text)}</p>
            <footer>
              {r.t(item.author)}, {r.t(item.date)}
            </footer>
          </blockquote>
        ))}
      </div>
      {!reviews.average && <p className="note">{r.t(reviews.note)}</p>}
    </section>
  );
}
