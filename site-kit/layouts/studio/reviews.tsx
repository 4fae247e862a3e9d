import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** What clients say, in their words, with where it was said beside it. */
export function Reviews({ doc, r }: PageProps) {
  const reviews = find(doc, 'reviews');
  if (!reviews) return null;
  return (
    <section className="ledger wrap" id={reviews.id}>
      <div>
        <h2>{r.t(reviews.title)}</h2>
        {reviews.average && <p className="beside">{r.t(reviews.average.label)}</p>}
        <p className="note">{r.t(reviews.note)}</p>
      </div>
      <div className={reviews.items.length > 1 ? 'voices two' : 'voices one'}>
        {reviews.items.map((item) => (
          <blockquote key={item.text.value}>
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
