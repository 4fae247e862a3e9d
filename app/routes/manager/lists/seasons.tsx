import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { ScheduledAnswer } from '../../../../modules/editor/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { failureOf, type ApiFailure } from '../../../ui/api.ts';
import { useEditor } from '../editor/editor-context.ts';
import type { Range } from '../editor/hours.ts';
import hours from '../editor/hours.module.css';
import { shownValue } from '../editor/save-queue.ts';
import { CLOSED, WeekRows } from '../editor/week-rows.tsx';
import { readScheduled } from './calls.ts';
import styles from './lists.module.css';
import { ScheduledSection } from './scheduled-section.tsx';
import { useScheduled } from './use-scheduled.ts';

/** What is scheduled for a site, and hours for a period. It is asked for when the list is there. */
export function Seasons() {
  const { site = '' } = useParams();
  const [loaded, setLoaded] = useState<ScheduledAnswer | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  useEffect(() => {
    let isHere = true;
    readScheduled(site).then(
      (answer) => isHere && setLoaded(answer),
      (error: unknown) => isHere && setFailure(failureOf(error)),
    );
    return () => {
      isHere = false;
    };
  }, [site]);
  if (failure) return <ErrorNotice failure={failure} />;
  return loaded && <Loaded site={site} loaded={loaded} />;
}

function Loaded({ site, loaded }: { site: string; loaded: ScheduledAnswer }) {
  const { t } = useTranslation('lists');
  const { snapshot } = useEditor();
  const dated = useScheduled(site, loaded);
  const [week, setWeek] = useState<Range[][] | null>(null);
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [wrong, setWrong] = useState(false);
  const usual = (shownValue(snapshot.queue, 'fact/week') as Range[][] | null) ?? CLOSED;
  async function save() {
    const isWhole = first !== '' && last >= first;
    setWrong(!isWhole);
    if (!isWhole || !week || dated.busy) return;
    const given = { unit: 'fact/week', value: week, from: first, until: last };
    if (await dated.schedule(given, t('season.saved'))) setWeek(null);
  }
  const day = (label: string, value: string, set: (value: string) => void) => (
    <label className={hours.date}>
      {label}
      <input
        type="date"
        className={hours.time}
        value={value}
        aria-invalid={wrong ? true : undefined}
        onChange={(event) => set(event.currentTarget.value)}
      />
    </label>
  );
  return (
    <>
      {snapshot.may.includes('publish') && (
        <fieldset className={styles.season} aria-labelledby="season-name">
          <h3 id="season-name" className={styles.previewTitle}>
            {t('season.title')}
          </h3>
          <p className={styles.hint}>{t('season.means')}</p>
          {week ? (
            <>
              <div className={styles.acts}>
                {day(t('season.first'), first, setFirst)}
                {day(t('season.last'), last, setLast)}
              </div>
              <WeekRows week={week} onChange={setWeek} />
              {wrong && <p role="alert">{t('season.wrong')}</p>}
              {dated.failure && <ErrorNotice failure={dated.failure} />}
              <div className={styles.acts}>
                <Button size="md" aria-disabled={dated.busy} onClick={() => void save()}>
                  {t('season.save')}
                </Button>
                <Button variant="subtle" size="md" onClick={() => setWeek(null)}>
                  {t('season.cancel')}
                </Button>
              </div>
            </>
          ) : (
            <div>
              <Button variant="default" size="md" onClick={() => setWeek(usual)}>
                {t('season.open')}
              </Button>
            </div>
          )}
        </fieldset>
      )}
      <ScheduledSection dated={dated} />
    </>
  );
}
