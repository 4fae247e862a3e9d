import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { isTall } from '../parts/hero-photos.ts';

/** Longer first paragraphs tire in large type. */
const OPENING = 260;

export function Story({ doc, r }: PageProps) {
  const about = find(doc, 'about');
  if (!about) return null;
  const shown = about.photo ? doc.photos[about.photo] : undefined;
  const lies = shown !== undefined && !isTall(shown);
  const photo = r.photo(about.photo, {
    sizes: '(min-width:960px) 416px, (min-width:720px) 37vw, 90vw',
    ratio: 0.8,
    phoneRatio: lies ? 1 : 0.8,
    className: lies ? 'portrait lies' : 'portrait',
  });
  const opens = (about.paragraphs[0]?.value.length ?? 0) <= OPENING;
  return (
    <section className="aside wrap story" id={about.id}>
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
      {photo}
    </section>
  );
}
