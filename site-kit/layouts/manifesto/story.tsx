import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** Longer first paragraphs tire in large type. */
const OPENING = 260;

/** Half the wall is a photo that touches the edges, half is text. */
export function Story({ doc, r }: PageProps) {
  const about = find(doc, 'about');
  if (!about) return null;
  const photo = r.photo(about.photo, { sizes: '(min-width:720px) 42vw, 100vw', ratio: 0.8 });
  const opens = (about.paragraphs[0]?.value.length ?? 0) <= OPENING;
  return (
    <section className={photo ? 'story halves later' : 'story later'} id={about.id}>
      {photo}
      <div className="tells">
        <div>
          <h2>{r.t(about.title)}</h2>
          {about.since && <p className="since">{r.t(about.since)}</p>}
        </div>
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
      </div>
    </section>
  );
}
