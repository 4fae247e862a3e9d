import { useTranslation } from 'react-i18next';
import type { OwnRow } from '../../../../site-kit/content/owned-list.ts';
import { Button } from '../../../ui/Button.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { useReadable } from '../editor/readable.ts';
import { shownValue } from '../editor/save-queue.ts';
import { useUnitName } from '../editor/unit-names.ts';
import styles from './lists.module.css';
import type { Scheduled, ScheduledActs } from './use-scheduled.ts';
import { HOURS } from '../../../../site-kit/locales.ts';

const SOLD_OUT = /^(list\/\w+)\/sold-out\/(\w+)$/;

/** What visitors see for a while, with its days and the way to end it; what does not happen says why. */
export function ScheduledSection({ dated }: { dated: ScheduledActs }) {
  const { t, i18n } = useTranslation('lists');
  const { snapshot } = useEditor();
  const nameOf = useUnitName();
  const readable = useReadable();
  if (dated.scheduled.length === 0) return null;
  const format = new Intl.DateTimeFormat(i18n.language, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    ...HOURS,
    timeZone: dated.timeZone,
  });
  const what = ({ unit, value }: Scheduled): string => {
    const [, list, id] = SOLD_OUT.exec(unit) ?? [];
    if (list !== undefined) {
      const row = shownValue(snapshot.queue, `${list}/items/${id ?? ''}`) as OwnRow | null;
      return `${t('sold-out')}: ${row?.name ?? t('nameless')}`;
    }
    const view = snapshot.queue.views.get(unit);
    return [view ? nameOf(view) : '', readable(unit, value)].filter(Boolean).join(': ');
  };
  return (
    <section className={styles.scheduled} aria-labelledby="scheduled-title">
      <h2 id="scheduled-title" className={styles.newsTitle}>
        {t('scheduled.title')}
      </h2>
      <ul className={styles.rows}>
        {dated.scheduled.map((one) => {
          const name = what(one);
          const end = one.began ? t('scheduled.end') : t('scheduled.cancel');
          return (
            <li key={one.id} className={styles.offer}>
              <div>
                <p>{name}</p>
                <p className={styles.hint}>
                  {one.began
                    ? t('scheduled.until', { until: format.format(new Date(one.until)) })
                    : t('scheduled.days', {
                        from: format.format(new Date(one.from)),
                        until: format.format(new Date(one.until)),
                      })}
                </p>
                {one.skipped && <p className={styles.skipped}>{t(`scheduled.skipped.${one.skipped}`)}</p>}
              </div>
              {snapshot.may.includes('publish') && (
                <Button
                  variant="default"
                  size="md"
                  className={styles.small}
                  aria-disabled={dated.busy}
                  aria-label={`${end}: ${name}`}
                  onClick={() => {
                    if (!dated.busy) void dated.cancel(one.id, t('scheduled.ended', { name }));
                  }}
                >
                  {end}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
