import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** A text up to so many characters is set as a statement. */
const STATEMENT = 260;
/** Pixels with which a photo fills its half of the widest sheet; others get a narrower column. */
const FILLS_HALF = 720;

/** Who they are: a photo in its half of the sheet, or the title in it, and the text in the other. */
export function Story({ doc, r }: PageProps) {
  const about = find(doc, 'about');
  if (!about) return null;
  const modest = (doc.photos[about.photo ?? '']?.width ?? FILLS_HALF) < FILLS_HALF;
  const photo = r.photo(about.photo, { sizes: `(min-width:960px) ${modest ? '540px' : '50vw'}, 100vw`, ratio: 1.2 });
  const length = about.paragraphs.reduce((sum, { value }) => sum + value.length, 0);
  const head = (
    <div>
      <h2>{r.t(about.title)}</h2>
      {about.since && <p className="mono">{r.t(about.since)}</p>}
    </div>
  );
  return (
    <section className={modest ? 'story modest' : 'story'} id={about.id}>
      {photo ?? <div className="paper">{head}</div>}
      <div>
        {photo && head}
        <div className={length <= STATEMENT ? 'prose statement' : 'prose'}>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph.value}>{r.t(paragraph)}</p>
          ))}
          {about.rest.length > 0 && (
            <details>
              <summary className="more">{r.word('about.more')}</summary>
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
