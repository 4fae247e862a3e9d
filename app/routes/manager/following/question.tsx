import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { FollowingView } from '../../../../modules/sync/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import { useChange } from '../use-change.ts';
import { BeforeAfter } from './before-after.tsx';
import { actOnPage, decide } from './calls.ts';
import { grouped, nameOf } from './changes.ts';
import { fieldOf } from './edited-in.ts';
import styles from './following.module.css';
import { GroupOf } from './group-of.tsx';
import { moment } from './moments.ts';
import type { Following } from './use-following.ts';
import { useUnitName } from './use-unit-name.ts';

type Asked = FollowingView['waiting'][number];

/** One question: what it is about, what the site says and what the page says, and the answers. */
export function Question({
  question,
  site,
  act,
  onDone,
}: {
  question: Asked;
  site: string;
  act: Following['act'];
  onDone: (outcome: string) => void;
}) {
  const { t, i18n } = useTranslation('following');
  const unitName = useUnitName();
  const change = useChange();
  const id = useId();
  const { kind, changes, opened_at: openedAt } = question;
  const names = [...new Set(changes.map(({ unit }) => nameOf(unit)))];
  const only = changes.length === 1 ? changes[0] : undefined;
  const isBrake = kind === 'brake';
  const what = names[0] && names.length === 1 ? unitName(names[0]) : t('waiting.several');
  const title = isBrake ? t('brake.title') : what;
  const answer = async (decision: 'take' | 'keep') => {
    const done = await change.run(() => act((of) => decide(of, question.id, decision)));
    if (done) onDone(isBrake ? t(`brake.done-${decision}`) : t(`waiting.done-${decision}`, { what }));
  };
  const button = (decision: 'take' | 'keep', words: string) => (
    <Button
      variant={decision === 'take' && kind !== 'does-not-fit' ? 'filled' : 'default'}
      aria-disabled={change.busy}
      aria-describedby={id}
      onClick={() => void answer(decision)}
    >
      {words}
    </Button>
  );
  return (
    <li className={styles.question}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <p>{t(`waiting.why-${kind}`)}</p>
      <p className={styles.when}>
        <time dateTime={openedAt}>{moment(openedAt, asLang(i18n.language) ?? FALLBACK)}</time>
      </p>
      {only ? (
        <BeforeAfter change={only} when="asked" />
      ) : (
        grouped(changes).map((group) => <GroupOf key={`${group.name} ${group.how}`} group={group} when="asked" />)
      )}
      <SectionFailure change={change} />
      <div className={styles.answers}>
        <Actions>
          {button('take', isBrake ? t('brake.take') : t(kind === 'does-not-fit' ? 'waiting.retry' : 'waiting.take'))}
          {button('keep', isBrake ? t('brake.keep') : t('waiting.keep'))}
          {isBrake && (
            <Button
              variant="subtle"
              aria-disabled={change.busy}
              aria-describedby={id}
              onClick={() => void change.run(() => act((of) => actOnPage(of, 'adopt')))}
            >
              {t('brake.stop')}
            </Button>
          )}
          {!isBrake && (
            <Button component={Link} variant="subtle" to={paths.editSite(site) + fieldOf(names)} aria-describedby={id}>
              {t('waiting.write')}
            </Button>
          )}
        </Actions>
      </div>
    </li>
  );
}
