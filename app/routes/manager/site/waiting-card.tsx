import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import list from '../following/following.module.css';
import { Question } from '../following/question.tsx';
import { Told } from '../following/told.tsx';
import type { Following } from '../following/use-following.ts';
import { Card } from './card.tsx';

/** The first thing that waits, answered where it stands; the others are a press away. */
export function WaitingCard({ following: { view, act } }: { following: Following }) {
  const { t } = useTranslation('site');
  const { t: tell } = useTranslation('following');
  const [outcome, setOutcome] = useState<{ text: string } | null>(null);
  const { waiting, site } = view;
  const [first, ...others] = waiting;
  const title = first ? tell('waiting.title-count', { count: waiting.length }) : t('waiting.none');
  return (
    <Card title={title} isAsking={first !== undefined}>
      <Told outcome={outcome} />
      {first ? (
        <ul className={list.cards}>
          <Question key={first.id} question={first} site={site.id} act={act} onDone={(text) => setOutcome({ text })} />
        </ul>
      ) : (
        <p>{t('waiting.none-text')}</p>
      )}
      {others.length > 0 && <Link to={paths.following(site.id)}>{t('waiting.others', { count: others.length })}</Link>}
    </Card>
  );
}
