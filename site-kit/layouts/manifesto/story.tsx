import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';

/** A first paragraph so short is a line of the manifesto; a middling one is set larger than text. */
const LOUD = 130;
const OPENING = 260;

function sizeOf(opening: string): string {
  if (opening.length <= LOUD) return 'prose loud';
  return opening.length <= OPENING ? 'prose opens' : 'prose';
}

/** Half the wall is a photo that touches the edges, half is text. */
export function Story({ doc, r }: PageProps) {
  const about = find(doc, 'about');
  if (!about) return null;
  const photo = r.photo(about.photo, { sizes: '(min-width:720px) 42vw, 100vw', ratio: 0.8, phoneRatio: 4 / 3 });
  return (
    <section className={photo ? 'story halves' : 'story'} id={about.id}>
      {photo}
      <div className="tells">
        <div>
          <h2>{r.t(about.title)}</h2>
          {about.since && <p className="since">{r.t(about.since)}</p>}
        </div>
        <div className={sizeOf(about.paragraphs[0]?.value ?? '')}>
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
