import { useTranslation } from 'react-i18next';
import type { AgentPreviews } from '../../../modules/previews/schemas.ts';
import type { Lang } from '../../../site-kit/names.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import type { Listed } from '../../ui/use-listed.ts';
import { PageRow } from './page-row.tsx';
import styles from './previews.module.css';

/** The sites that this agent had made or has shared, from the server: the same after a reload and on another device. */
export function OwnPreviews(props: {
  own: Listed<AgentPreviews['data'][number]>;
  lang: Lang;
  /** Ids of pages that stand above already. */
  shown: ReadonlySet<string>;
}) {
  const { own, lang, shown } = props;
  const { t } = useTranslation('backoffice');
  const { failure } = own;
  const pages = own.rows?.filter(({ id }) => !shown.has(id)) ?? [];
  if (!failure && pages.length === 0 && !own.more) return null;
  const day = (iso: string) => new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(new Date(iso));
  return (
    <section className={styles.own} aria-labelledby="own-previews">
      <h2 id="own-previews">{t('own.title')}</h2>
      {failure ? <ErrorNotice failure={failure} onRetry={own.more ?? own.reload} /> : null}
      {pages.length > 0 ? (
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
      {own.more ? (
        <Button variant="default" size="md" onClick={own.more}>
          {t('orders.more')}
        </Button>
      ) : null}
    </section>
  );
}
