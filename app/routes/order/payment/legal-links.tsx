import { createContext, useContext, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { LegalText } from '../../legal/LegalText.tsx';
import classes from './legal-links.module.css';

type Doc = 'terms' | 'privacy' | 'cookies';
const OpenDoc = createContext<(doc: Doc) => void>(() => undefined);

/** Lets any link below open a document over the order, so that reading the terms never leaves the form (W1). */
export function LegalDialogs({ children }: { children: ReactNode }) {
  const { t } = useTranslation('order');
  const [doc, setDoc] = useState<Doc | null>(null);
  return (
    <OpenDoc value={setDoc}>
      {children}
      <Dialog open={doc !== null} onClose={() => setDoc(null)} title={doc ? t(`links.${doc}`) : ''}>
        {doc && <LegalText doc={doc} />}
      </Dialog>
    </OpenDoc>
  );
}

/** A true link for a new tab or no script; a plain press opens the dialog. */
export function LegalLink({ doc, children }: { doc: Doc; children?: ReactNode }) {
  const open = useContext(OpenDoc);
  return (
    <a
      className={classes.link}
      href={paths[doc]}
      aria-haspopup="dialog"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open(doc);
      }}
    >
      {children}
    </a>
  );
}

export function LegalLinks() {
  const { t } = useTranslation('order');
  return (
    <nav className={classes.row} aria-label={t('links.label')}>
      {(['terms', 'privacy', 'cookies'] as const).map((doc) => (
        <LegalLink key={doc} doc={doc}>
          {t(`links.${doc}`)}
        </LegalLink>
      ))}
    </nav>
  );
}
