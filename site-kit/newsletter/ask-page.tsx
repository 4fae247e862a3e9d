/** Where a visitor leaves an address; what was typed comes back with what is wrong with it. */
import { roomPath, type SiteDocument } from '../document.ts';
import type { Kit } from '../layouts/contract.ts';
import { NewsFields } from '../layouts/parts/news-ask.tsx';
import { named, NEWS_WORDS } from './words.ts';

const FAULT = 'nl-fault';

export function AskPage({
  doc,
  r,
  typed,
  wrong = false,
}: {
  doc: SiteDocument;
  r: Kit;
  typed?: string;
  wrong?: boolean;
}) {
  const words = NEWS_WORDS[doc.lang];
  return (
    <>
      <h1>{words.title}</h1>
      <p>{named(words.lead, doc.name.value)}</p>
      {wrong && (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- without a script nothing else leads a reader to what is wrong
        <div className="ask-fault" id={FAULT} role="alert" tabIndex={-1} autoFocus>
          <b>{words.errorTitle}</b>
          <ul>
            <li>
              <a href="#nl-mail">{words.mailWrong}</a>
            </li>
          </ul>
        </div>
      )}
      <div className="ask">
        <NewsFields doc={doc} r={r} from={roomPath(doc, '/news')} typed={typed} told={wrong ? FAULT : undefined} />
      </div>
    </>
  );
}
