import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { voicesOf } from './voices.ts';

export function Reviews({ doc, r }: PageProps) {
  const reviews = find(doc, 'reviews');
  if (!reviews) return null;
  return (
    <section className="reviews" id={reviews.id}>
      <h2>{r.t(reviews.title)}</h2>
      <div className="note">
        {reviews.average && <p className="average">{r.t(reviews.average.label)}</p>}
        <p>{r.t(reviews.note)}</p>
      </div>
      {voicesOf(reviews.items).map(({ review, size }) => (
        <blockquote key={review.text.value} className={size}>
          <p>{r.t(review.text)}</p>
          <footer>
            {r.t(review.author)}, {r.t(review.date)}
          </footer>
        </blockquote>
      ))}
    </section>
  );
}
