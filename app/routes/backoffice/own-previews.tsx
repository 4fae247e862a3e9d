import { useTranslation } from 'react-i18next';
import type { Lang } from '../../../site-kit/names.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { PageRow } from './page-row.tsx';
import styles from './previews.module.css';
import type { OwnPreviews as Owned } from './use-own-previews.ts';

/** The sites that this agent had made or has shared, from the server: the same after a reload and on another device. */
export function OwnPreviews({ own, lang }: { own: Owned; lang: Lang }) {
  const { t } = useTranslation('backoffice');
  const { pages, failure } = own;
  if (!failure && !pages?.length) return null;
  const day = (iso: string) => new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(new Date(iso));
  return (
    <section className={styles.own} aria-labelledby="own-previews">
      <h2 id="own-previews">{t('own.title')}</h2>
      {failure ? <ErrorNotice failure={failure} onRetry={own.more} /> : null}
      {pages?.length ? (
        <ul className={styles.list}>
          {pages.map((page) => (
            <PageRow
              key={page.id}
              page={page}
              note={page.shared ? t('own.shared', { date: day(page.shared.expires_at) }) : null}
              onShared={own.reload}
            />
          ))}
        </ul>
      ) : null}
      {own.hasMore ? (
        <Button variant="default" size="md" onClick={own.more}>
          {t('orders.more')}
        </Button>
      ) : null}
    </section>
  );
}
