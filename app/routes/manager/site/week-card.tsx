import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { NumbersView } from '../../../../modules/stats/schemas.ts';
import type { FollowingView } from '../../../../modules/sync/schemas.ts';
import { paths } from '../../../paths.ts';
import { grouped } from '../following/changes.ts';
import { GroupOf } from '../following/group-of.tsx';
import { useSentence } from '../numbers/use-sentence.ts';
import { Card } from './card.tsx';
import styles from './site.module.css';

/** What happened in seven days: who came, and what came from the page. */
export function WeekCard({ numbers, following }: { numbers: NumbersView; following: FollowingView }) {
  const { t } = useTranslation('site');
  const sentence = useSentence();
  const came = following.batches.filter(
    ({ at, how, undone_at }) => at.slice(0, 10) >= numbers.from && how === 'followed' && undone_at === null,
  );
  const groups = grouped(came.flatMap(({ changes }) => changes));
  return (
    <Card title={t('week.title')}>
      <p className={styles.sentence}>{numbers.visits > 0 ? sentence(numbers) : t('week.nobody')}</p>
      <p>
        <Link to={paths.numbers(following.site.id)}>{t('week.numbers')}</Link>
      </p>
      {groups.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t('week.came')}</h3>
          {groups.map((group) => (
            <GroupOf key={`${group.name} ${group.how} ${group.changes[0]?.unit}`} group={group} when="done" />
          ))}
          {following.may.includes('decide') && (
            <p>
              <Link to={paths.following(following.site.id)}>{t('week.undo')}</Link>
            </p>
          )}
        </>
      )}
    </Card>
  );
}
