import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { spans } from './deck.ts';

/** Speech bubbles; who says it stands under the tail. */
export function Reviews({ doc, r }: PageProps) {
  const reviews = find(doc, 'reviews');
  if (!reviews) return null;
  const widths = spans(reviews.items.length);
  return (
    <section className="reviews wrap" id={reviews.id}>
      <div className="title-line">
        <h2>{r.t(reviews.title)}</h2>
        <p className="source">
          {reviews.average && <b>{r.t(reviews.average.label)}</b>} {r.t(reviews.note)}
        </p>
      </div>
      <div className="deck">
        {reviews.items.map((item, index) => (
          <blockquote key={item.text.value} className={`span-${widths[index]}`}>
            <p className="bubble">{r.t(item.text)}</p>
            <footer>
              {r.t(item.author)}, {r.t(item.date)}
            </footer>
          </blockquote>
        ))}
      </div>
    </section>
  );
}
