import { Component, Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { LegalName } from './document.ts';
import { LegalDocument } from './LegalDocument.tsx';

class Caught extends Component<{ failed: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? this.props.failed : this.props.children;
  }
}

/** A legal text for a dialog (W1): fetched when it is first shown. */
export function LegalText({ doc }: { doc: LegalName }) {
  const { t } = useTranslation('legal-ui');
  return (
    <Caught failed={<p role="alert">{t('failed')}</p>}>
      <Suspense fallback={<p aria-busy="true">{t('loading')}</p>}>
        <LegalDocument doc={doc} level={3} />
      </Suspense>
    </Caught>
  );
}
