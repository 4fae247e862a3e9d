import type { PageProps } from '../contract.ts';
import { storyPhoto } from '../parts/edge-to-edge.ts';
import { find } from '../parts/find.ts';
import { Room } from './room.tsx';

/** Longer first paragraphs tire in large type. */
const OPENING = 260;

export function Story({ doc, r }: PageProps) {
  const about = find(doc, 'about');
  if (!about) return null;
  const opens = (about.paragraphs[0]?.value.length ?? 0) <= OPENING;
  const photo = r.photo(storyPhoto(doc), { sizes: '(min-width:960px) min(34vw, 464px), (min-width:720px) 40vw, 70vw' });
  return (
    <Room
      r={r}
      id={about.id}
      title={about.title}
      className="story"
      note={
        <>
          {about.since && <p>{r.t(about.since)}</p>}
          {photo}
        </>
      }
    >
      <div className={opens ? 'prose opens' : 'prose'}>
        {about.paragraphs.map((paragraph) => (
          <p key={paragraph.value}>{r.t(paragraph)}</p>
        ))}
        {about.rest.length > 0 && (
          <details>
            <summary>{r.word('about.more')}</summary>
            {about.rest.map((paragraph) => (
              <p key={paragraph.value}>{r.t(paragraph)}</p>
            ))}
          </details>
        )}
      </div>
    </Room>
  );
}
