/** A sentence, and at most one big button: a link of a mail leads here, and nothing happens before it is pressed. */
import type { SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import { OwnData } from '../layouts/parts/own-data.tsx';
import { WayHome } from '../layouts/parts/way-home.tsx';
import { NEWS_WORDS } from './words.ts';

export interface Pressed {
  /** Where it posts. */
  path: string;
  label: string;
  act?: string;
}
interface SayProps {
  doc: SiteDocument;
  r: Kit;
  title: string;
  text: string;
  /** Address of this page. */
  path: string;
  button?: Pressed | undefined;
  /** A second thing that can be done, less loud. */
  more?: { text: string; button: Pressed } | undefined;
  /** Under its address there is what is kept of whoever reads it. */
  hasData?: boolean | undefined;
}

export function SayPage({ doc, r, title, text, path, button, more, hasData }: SayProps) {
  return (
    <>
      <h1>{title}</h1>
      <div className="ask">
        <p>{text}</p>
        {button && <Press {...button} />}
        {more && (
          <details>
            <summary>{more.button.label}</summary>
            <p>{more.text}</p>
            <Press {...more.button} />
          </details>
        )}
        {hasData && <OwnData doc={doc} path={path} />}
        <WayHome r={r} label={NEWS_WORDS[doc.lang].backHome} path={path} />
      </div>
    </>
  );
}

const Press = ({ path, label, act }: Pressed) => (
  <form action={path} method="post">
    {act && <input type="hidden" name="act" value={act} />}
    <button className="button" type="submit">
      {label}
    </button>
  </form>
);
