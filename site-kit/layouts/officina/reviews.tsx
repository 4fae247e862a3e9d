import type { PageProps } from '../contract.ts';
import { splitAverage } from '../parts/average.ts';
import { find } from '../parts/find.ts';

/** Words up to so many characters, all of them, are set large. */
const SHORT = 80;

/** What customers say, in ruled fields beside the average as a figure. */
export function Reviews({ doc, r }: PageProps) {
  const reviews = find(doc, 'reviews');
  if (!reviews) return null;
  const [figure, rest] = reviews.average ? splitAverage(reviews.average.label.value) : ['', ''];
  const short = reviews.items.length <= 2 && reviews.items.every(({ text }) => text.value.length <= SHORT);
  return (
    <section className="split" id={reviews.id}>
      <div className="paper">
        <h2>{r.t(reviews.title)}</h2>
        <div>
          {figure && <p className="day">{figure}</p>}
          {rest && <p className="mono strong">{rest}</p>}
          <p className="mono">{r.t(reviews.note)}</p>
        </div>
      </div>
      <div className={short ? 'columns short' : 'columns'}>
        {reviews.items.map((item) => (
          <blockquote key={item.text.value}>
            <p>{r.t(item.text)}</p>
            <footer className="mono">
              {item.stars !== null && (
                <>
                  <span className="strong" aria-hidden="true">
                    {item.stars}/5
                  </span>
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
