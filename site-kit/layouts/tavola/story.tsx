import type { PageProps } from '../contract.ts';
import { storyPhoto } from '../parts/edge-to-edge.ts';
import { find } from '../parts/find.ts';

/** A shorter text has no room beside a three-line initial. */
const ENOUGH_FOR_INITIAL = 140;

export function Story({ doc, r }: PageProps) {
  const about = find(doc, 'about');
  if (!about) return null;
  const photo = r.photo(find(doc, 'list') ? storyPhoto(doc) : about.photo, {
    sizes: '(min-width:960px) 450px, 90vw',
    ratio: 0.8,
    phoneRatio: 4 / 3,
  });
  const initial = (about.paragraphs[0]?.value.length ?? 0) >= ENOUGH_FOR_INITIAL;
  return (
    <section className={photo ? 'story wrap with-photo' : 'story wrap'} id={about.id}>
      <div className="story-side">
        <h2>{r.t(about.title)}</h2>
        {about.since && <p className="since">{r.t(about.since)}</p>}
      </div>
      {photo}
      <div className={initial ? 'prose initial' : 'prose'}>
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
    </section>
  );
}
