import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import type { LegalName } from './document.ts';
import { LegalDocument } from './LegalDocument.tsx';
import styles from './LegalPage.module.css';

/** One or more documents on one page; the first is the page's subject. */
export function LegalPage({ docs }: { docs: readonly LegalName[] }) {
  const { t } = useTranslation('legal-ui');
  const [first = 'privacy', ...others] = docs;
  return (
    <div className="page-width">
      <PageHead title={`${t(first)} · Vetrina`} description={t(`about.${first}`)} path={paths[first]} />
      <div className={styles.column}>
        {others.length > 0 ? (
          <nav aria-label={t('both')} className={styles.contents}>
            {docs.map((doc) => (
              <a key={doc} href={`#${doc}`}>
                {t(doc)}
              </a>
            ))}
            <Link to={paths.agreement}>{t('agreement')}</Link>
          </nav>
        ) : null}
        <LegalDocument doc={first} level={1} />
        {others.map((doc) => (
          <LegalDocument key={doc} doc={doc} level={2} />
        ))}
      </div>
    </div>
  );
}
