import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { UnitView } from '../../../../modules/editor/schemas.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { Button } from '../../../ui/Button.tsx';
import { say } from '../../../ui/said.ts';
import { readDraft } from '../editor/calls.ts';
import { useEditor, useUnit } from '../editor/editor-context.ts';
import { useReadable } from '../editor/readable.ts';
import { sameValue } from '../editor/same-value.ts';
import { useChange } from '../use-change.ts';
import { cancelScheduled, schedule } from './calls.ts';
import styles from './lists.module.css';
import { HOURS } from '../../../../site-kit/locales.ts';

/** A unit that says something else for a while: what is written here holds for good, or for these days only. */
export function UnderDated({ view, dated }: { view: UnitView; dated: NonNullable<UnitView['dated']> }) {
  const { t, i18n } = useTranslation('lists');
  const { site = '' } = useParams();
  const { saver, snapshot } = useEditor();
  const { own } = useUnit(view.unit);
  const readable = useReadable();
  const change = useChange();
  const day = new Intl.DateTimeFormat(i18n.language, {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    ...HOURS,
  });
  const until = day.format(new Date(dated.until));
  const act = (call: () => Promise<unknown>, told: string) =>
    change.run(async () => {
      await saver.flush();
      await call();
      saver.renew(await readDraft(site));
      say(told);
    });
  const isOther = own !== null && !sameValue(own, dated.value);
  return (
    <div className={styles.under}>
      <p>{t('under.reads', { until, text: readable(view.unit, dated.value) })}</p>
      {isOther && <p className={styles.hint}>{t('under.means')}</p>}
      {change.failure && <ErrorNotice failure={change.failure} />}
      {snapshot.may.includes('publish') && (
        <div className={styles.acts}>
          {isOther && (
            <Button
              variant="default"
              size="md"
              className={styles.small}
              aria-disabled={change.busy}
              onClick={() =>
                void act(
                  () =>
                    schedule(site, {
                      unit: view.unit,
                      value: own,
                      from: null,
                      until: 'same',
                      replaces: dated.id,
                      lift: true,
                    }),
                  t('under.done', { until }),
                )
              }
            >
              {t('under.only', { until })}
            </Button>
          )}
          <Button
            variant="subtle"
            size="md"
            className={styles.small}
            aria-disabled={change.busy}
            onClick={() => void act(() => cancelScheduled(site, dated.id), t('under.end'))}
          >
            {t('under.end')}
          </Button>
        </div>
      )}
    </div>
  );
}
