import type { PageProps } from '../contract.ts';
import { storyPhoto } from '../parts/edge-to-edge.ts';
import { find } from '../parts/find.ts';

/** Up to here the first paragraph is a sentence to be set large. */
const SENTENCE = 180;

/** In the page's own words, on the tint, beside an arch that hangs. */
export function Story({ doc, r }: PageProps) {
  const about = find(doc, 'about');
  if (!about) return null;
  const photo = r.photo(storyPhoto(doc), { sizes: '(min-width:960px) 400px, 70vw', ratio: 0.8 });
  const [first, ...others] = about.paragraphs;
  return (
    <section className={photo ? 'story wrap with-photo' : 'story wrap'} id={about.id}>
      <div className="story-side">
        <h2>{r.t(about.title)}</h2>
        {about.since && <p className="since">{r.t(about.since)}</p>}
      </div>
      <div className="prose">
        {first && <p className={first.value.length <= SENTENCE ? 'said' : undefined}>{r.t(first)}</p>}
        {others.map((paragraph) => (
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
      {photo}
    </section>
  );
}
