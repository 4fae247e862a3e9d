import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FollowingView } from '../../../../modules/sync/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import { useChange } from '../use-change.ts';
import { actOnPage, type PageAct } from './calls.ts';
import styles from './following.module.css';
import { dayOf } from './moments.ts';
import { Told } from './told.tsx';
import type { Following } from './use-following.ts';

type Act = Exclude<PageAct, 'disconnect'>;

/** What an owner can do about the page as it is, the likeliest first. */
function actsOf({ page: { state, moved_to: movedTo }, keep_by: keepBy }: FollowingView): Act[] {
  if (state === 'own') return ['follow'];
  if (state === 'moved') return movedTo ? ['replace', 'adopt'] : ['adopt'];
  return keepBy || state === 'gone' || state === 'unpublished' || state === 'suspected' ? ['adopt'] : [];
}

/** Make the site stand by itself, follow again, or follow the page where it is now; each can be taken back. */
export function PageActs({ following: { view, act } }: { following: Following }) {
  const { t, i18n } = useTranslation('following');
  const change = useChange();
  const [outcome, setOutcome] = useState<{ text: string } | null>(null);
  const acts = actsOf(view);
  const run = async (what: Act) => {
    if (await change.run(() => act((site) => actOnPage(site, what)))) setOutcome({ text: t(`acts.done-${what}`) });
  };
  return (
    <>
      <Told outcome={outcome} />
      {view.keep_by && (
        <p className={styles.sentence}>
          {t('acts.keep-by', { day: dayOf(view.keep_by, asLang(i18n.language) ?? FALLBACK) })}
        </p>
      )}
      {acts.includes('adopt') && <p>{t('acts.adopt-means')}</p>}
      {acts.length > 0 && (
        <Actions>
          {acts.map((what, at) => (
            <Button
              key={what}
              variant={at === 0 && what !== 'follow' ? 'filled' : 'default'}
              aria-disabled={change.busy}
              onClick={() => void run(what)}
            >
              {t(`acts.${what}`)}
            </Button>
          ))}
        </Actions>
      )}
      <SectionFailure change={change} />
    </>
  );
}
