import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** Up to so many characters the story is set larger. */
const SHORT = 240;
const PHOTO = { sizes: '(min-width:960px) 440px, (min-width:720px) 40vw, 92vw', ratio: 1 };

export function Story({ doc, r }: PageProps) {
  const about = find(doc, 'about');
  if (!about) return null;
  const photo = r.photo(about.photo, PHOTO);
  const length = about.paragraphs.reduce((sum, { value }) => sum + value.length, 0);
  const short = length <= SHORT && about.rest.length === 0;
  return (
    <section className={photo ? 'story wrap with-photo' : 'story wrap'} id={about.id}>
      {photo && <div className="blob">{photo}</div>}
      <div className="told">
        <h2>{r.t(about.title)}</h2>
        <div className={short ? 'prose short' : 'prose'}>
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
          {about.since && <p className="since">{r.t(about.since)}</p>}
        </div>
      </div>
    </section>
  );
}
