import type { SiteDocument } from '../../document.ts';
import { OWN_WORDS } from '../../render/words.ts';

interface OwnDataProps {
  doc: Pick<SiteDocument, 'lang'>;
  /** Address of the page whose key opens it. */
  path: string;
}

/** What is kept of whoever has the key of this page, as a file (GDPR, art. 15 and 20). */
export const OwnData = ({ doc, path }: OwnDataProps) => (
  <p className="ask-more">
    <a href={`${path}.json`} download>
      {OWN_WORDS[doc.lang].ownData}
    </a>
  </p>
);
