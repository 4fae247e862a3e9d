import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** Up to so many characters the story is set larger. */
const SHORT = 240;
const PHOTO = { sizes: '(min-width:960px) 440px, (min-width:720px) 40vw, 92vw', ratio: 1 };

/** The photo cut out round beside the words. The founding year is on the sticker of the first screen already. */
export function Story({ doc, r }: PageProps) {
  const about = find(doc, 'about');
  if (!about) return null;
  const photo = r.photo(about.photo, PHOTO);
  const length = about.paragraphs.reduce((sum, { value }) => sum + value.length, 0);
  const short = length <= SHORT && about.rest.length === 0;
  const title = <h2>{r.t(about.title)}</h2>;
  const prose = (
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
  );
  if (!photo)
    return (
      <section className="story wrap" id={about.id}>
        {title}
        {prose}
      </section>
    );
  return (
    <section className="story wrap with-photo" id={about.id}>
      <div className="blob">{photo}</div>
      <div>
        {title}
        {prose}
      </div>
    </section>
  );
}
