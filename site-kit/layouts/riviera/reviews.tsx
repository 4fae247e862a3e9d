import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

const ACROSS = 3;
/** Longer voices read badly when centred. */
const BRIEF = 120;

/** Voices side by side in light type, none above the others. */
export function Reviews({ doc, r }: PageProps) {
  const reviews = find(doc, 'reviews');
  if (!reviews) return null;
  const brief = reviews.items.every(({ text }) => text.value.length <= BRIEF);
  return (
    <section className="voices wrap" id={reviews.id}>
      <div className="middle">
        <h2>{r.t(reviews.title)}</h2>
        {reviews.average && <p className="since">{r.t(reviews.average.label)}</p>}
      </div>
      <div className={`across of-${Math.min(reviews.items.length, ACROSS)}${brief ? ' brief' : ''}`}>
        {reviews.items.map(({ text, author, date }) => (
          <blockquote key={text.value}>
            <p>{r.t(text)}</p>
            <footer>
              {r.t(author)}, {r.t(date)}
            </footer>
          </blockquote>
        ))}
      </div>
      <p className="note">{r.t(reviews.note)}</p>
    </section>
  );
}
