import type { PageProps } from '../contract.ts';
import { find } from '../parts/find.ts';
import { Pair } from './pair.tsx';

/** Longer first paragraphs tire in large light type. */
const OPENING = 130;

export function Story({ doc, r, picture }: PageProps & { picture: string | null }) {
  const about = find(doc, 'about');
  if (!about) return null;
  const opens = (about.paragraphs[0]?.value.length ?? 0) <= OPENING;
  return (
    <Pair doc={doc} r={r} id={about.id} picture={picture} side="right">
      <h2>{r.t(about.title)}</h2>
      {about.since && <p className="since">{r.t(about.since)}</p>}
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
    </Pair>
  );
}
