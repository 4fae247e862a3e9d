import type { SectionOf } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

type Review = SectionOf<'reviews'>['items'][number];

/** The voice that fills a pull quote best: a good one first, then the longest that still reads in one breath. */
function pullQuote(items: Review[]): Review | undefined {
  const weight = ({ text, stars }: Review) =>
    (stars !== null && stars < 4 ? -1000 : 0) + Math.min(text.value.length, 260);
  return items.toSorted((a, b) => weight(b) - weight(a))[0];
}

function Source({ review, r }: { review: Review; r: PageProps['r'] }) {
  return (
    <footer>
      {r.t(review.author)}, {r.t(review.date)}
    </footer>
  );
}

export function Reviews({ doc, r }: PageProps) {
  const reviews = find(doc, 'reviews');
  if (!reviews) return null;
  const first = pullQuote(reviews.items);
  const others = reviews.items.filter((review) => review !== first);
  return (
    <section className="voices wrap" id={reviews.id}>
      <h2>{r.t(reviews.title)}</h2>
      {first && (
        <blockquote className={first.text.value.length > 170 ? 'pull longer' : 'pull'}>
          <p>{r.t(first.text)}</p>
          <Source review={first} r={r} />
        </blockquote>
      )}
      {others.length > 0 && (
        <div className="others">
          {others.map((review) => (
            <blockquote key={review.text.value}>
              <p>{r.t(review.text)}</p>
              <Source review={review} r={r} />
            </blockquote>
          ))}
        </div>
      )}
      <p className="note">
        {reviews.average && <strong>{r.t(reviews.average.label)}</strong>}
        {r.t(reviews.note)}
      </p>
    </section>
  );
}
