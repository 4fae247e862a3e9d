import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { Room } from './room.tsx';

export function Reviews({ doc, r }: PageProps) {
  const reviews = find(doc, 'reviews');
  if (!reviews) return null;
  return (
    <Room
      r={r}
      id={reviews.id}
      title={reviews.title}
      className="reviews"
      note={
        <>
          {reviews.average && <p>{r.t(reviews.average.label)}</p>}
          <p>{r.t(reviews.note)}</p>
        </>
      }
    >
      {reviews.items.map((item) => (
        <blockquote key={item.text.value}>
          <p>{r.t(item.text)}</p>
          <footer>
            {r.t(item.author)}, {r.t(item.date)}
          </footer>
        </blockquote>
      ))}
    </Room>
  );
}
