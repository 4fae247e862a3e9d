import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FollowingView } from '../../../../modules/sync/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { useChange } from '../use-change.ts';
import { undoBatch } from './calls.ts';
import { grouped } from './changes.ts';
import styles from './following.module.css';
import { GroupOf } from './group-of.tsx';
import { moment } from './moments.ts';
import type { Following } from './use-following.ts';

/** What came at one time, and the way back. */
export function Batch({
  batch,
  act,
  onDone,
}: {
  batch: FollowingView['batches'][number];
  act: Following['act'];
  onDone: (outcome: string) => void;
}) {
  const { t, i18n } = useTranslation('following');
  const lang = asLang(i18n.language) ?? FALLBACK;
  const change = useChange();
  const id = useId();
  const undo = async () => {
    const done = await change.run(() => act((site) => undoBatch(site, batch.id)));
    if (done) onDone(t('log.done'));
  };
  return (
    <li className={styles.batch} data-undone={batch.undone_at !== null || undefined}>
      <div className={styles.head}>
        <h3 id={id} className={styles.moment}>
          <time dateTime={batch.at}>{moment(batch.at, lang)}</time>
        </h3>
        <p className={styles.how}>{t(`log.${batch.how}`)}</p>
      </div>
      {grouped(batch.changes).map((group) => (
        <GroupOf key={`${group.name} ${group.how}`} group={group} when="done" />
      ))}
      {batch.undone_at === null ? (
        <Button
          variant="default"
          size="md"
          className={styles.undo}
          aria-disabled={change.busy}
          aria-describedby={id}
          onClick={() => void undo()}
        >
          {t('log.undo')}
        </Button>
      ) : (
        <p className={styles.undone}>
          {t('log.undone')} <time dateTime={batch.undone_at}>{moment(batch.undone_at, lang)}</time>
        </p>
      )}
      <SectionFailure change={change} />
    </li>
  );
}
