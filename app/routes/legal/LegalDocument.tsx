import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { asLang, FALLBACK } from '../../i18n/languages.ts';
import { useVisit } from '../../ui/use-operator.ts';
import { LEGAL_VERSION, type LegalName } from './document.ts';
import { LegalSheet } from './LegalSheet.tsx';
import { loadLegal } from './load.ts';

/** The text itself; suspends until its language has arrived. `level` is the level of its first heading. */
export function LegalDocument({ doc, level }: { doc: LegalName; level: 1 | 2 | 3 }) {
  const { i18n } = useTranslation('legal-ui');
  const { operator, offer } = useVisit();
  const text = use(loadLegal(asLang(i18n.language) ?? FALLBACK, doc))(operator, offer);
  return <LegalSheet text={text} version={LEGAL_VERSION} level={level} name={doc} />;
}
