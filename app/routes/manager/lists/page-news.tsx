import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { keeps, knows, newsOfPage, removeRow, rowOf, takeNews } from './list-model.ts';
import styles from './lists.module.css';

/** The list is the owner's: what the page says by now is offered row by row. */
export function PageNewsSection({ kind }: { kind: string }) {
  const { t } = useTranslation('lists');
  const { saver, snapshot } = useEditor();
  const { fresh, gone } = newsOfPage(snapshot.queue, kind);
  if (fresh.length + gone.length === 0) return null;
  const change = (act: Parameters<typeof saver.change>[0]) => saver.change(act, 'now');
  const row = (key: string, text: string, yes: string, no: string, take: () => void, leave: () => void) => (
    <li key={key} className={styles.offer}>
      <p>{text}</p>
      <div className={styles.acts}>
        <Button size="md" className={styles.small} aria-label={`${yes}: ${text}`} onClick={take}>
          {yes}
        </Button>
        <Button variant="default" size="md" className={styles.small} aria-label={`${no}: ${text}`} onClick={leave}>
          {no}
        </Button>
      </div>
    </li>
  );
  return (
    <section className={styles.news} aria-labelledby="page-news">
      <h2 id="page-news" className={styles.newsTitle}>
        {t('news.title')}
      </h2>
      <ul className={styles.rows}>
        {fresh.map((one) => {
          const words = [one.row.name, one.row.detail, one.row.price].filter(Boolean).join(' · ');
          return row(
            one.id,
            words,
            t('news.take'),
            t('news.leave'),
            () => change((all) => takeNews(all, kind, one)),
            () => change((all) => knows(all, kind, one.id)),
          );
        })}
        {gone.map((id) =>
          row(
            id,
            t('news.gone', { name: rowOf(snapshot.queue, kind, id).name }),
            t('remove'),
            t('news.keep'),
            () => change((all) => removeRow(all, kind, id)),
            () => change((all) => keeps(all, kind, id)),
          ),
        )}
      </ul>
    </section>
  );
}
