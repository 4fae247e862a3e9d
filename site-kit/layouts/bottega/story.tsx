import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** Up to so many characters the whole story is set large. */
const SHORT = 240;

export function Story({ doc, r }: PageProps) {
  const about = find(doc, 'about');
  if (!about) return null;
  const photo = r.photo(about.photo, { sizes: '(min-width:960px) 42vw, 94vw', ratio: 1 });
  const length = about.paragraphs.reduce((sum, { value }) => sum + value.length, 0);
  const short = length <= SHORT && about.rest.length === 0;
  return (
    <section className={photo ? 'story with-photo' : 'story'} id={about.id}>
      <div className="tile">
        <div>
          <h2>{r.t(about.title)}</h2>
          {about.since && <p className="since">{r.t(about.since)}</p>}
        </div>
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
        </div>
      </div>
      {photo && <div className="tile shot">{photo}</div>}
    </section>
  );
}
