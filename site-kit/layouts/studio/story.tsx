import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** A text up to so many characters is set as a statement. */
const STATEMENT = 260;

/** Who they are: words at the left and a portrait under the card's column, or a statement beside the title. */
export function Story({ doc, r }: PageProps) {
  const about = find(doc, 'about');
  if (!about) return null;
  const { width = 0, height = 0 } = (about.photo && doc.photos[about.photo]) || {};
  const upright = height >= width;
  const photo = r.photo(about.photo, {
    sizes: '(min-width:1328px) 481px, (min-width:720px) 38vw, 92vw',
    ratio: upright ? 0.8 : 1,
    className: upright ? 'upright' : '',
  });
  const length = about.paragraphs.reduce((sum, { value }) => sum + value.length, 0);
  return (
    <section className={photo ? 'story wrap' : 'ledger wrap'} id={about.id}>
      <div>
        <h2>{r.t(about.title)}</h2>
        {about.since && <p className="beside">{r.t(about.since)}</p>}
      </div>
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
      {photo}
    </section>
  );
}
