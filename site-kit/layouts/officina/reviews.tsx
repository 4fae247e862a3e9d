import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** Words up to so many characters, all of them, are set large. */
const SHORT = 80;

/** What customers say, in ruled columns; the average stands at the end of the title's line. */
export function Reviews({ doc, r }: PageProps) {
  const reviews = find(doc, 'reviews');
  if (!reviews) return null;
  const short = reviews.items.length <= 2 && reviews.items.every(({ text }) => text.value.length <= SHORT);
  return (
    <section className="reviews later" id={reviews.id}>
      <div className="title">
        <h2>{r.t(reviews.title)}</h2>
        <p className="mono">
          {reviews.average && <strong>{r.t(reviews.average.label)}</strong>}
          <span>{r.t(reviews.note)}</span>
        </p>
      </div>
      <div className={`columns of-${reviews.items.length}${short ? ' short' : ''}`}>
        {reviews.items.map((item) => (
          <blockquote key={item.text.value}>
            <p>{r.t(item.text)}</p>
            <footer className="mono">
              {item.stars !== null && (
                <>
                  <span aria-hidden="true">{item.stars}/5</span>
                  <span className="vh">{r.word('reviews.stars', item.stars)}</span>
                </>
              )}
              <span>{r.t(item.author)}</span>
              <span>{r.t(item.date)}</span>
            </footer>
          </blockquote>
        ))}
      </div>
    </section>
  );
}
