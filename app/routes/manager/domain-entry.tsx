import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Lang } from '../../../site-kit/names.ts';
import { MailQuestion } from '../order/complete/mail-question.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { useSaid } from '../../ui/said.ts';
import { leaveWithDomain, setDomainLock } from './calls.ts';
import { day } from './days.ts';
import { DomainCode } from './domain-code.tsx';
import { domainState, type DomainEntryView } from './domain-state.rules.ts';
import classes from './domains-section.module.css';
import { SectionFailure } from './section-failure.tsx';
import { Actions, Fact, Facts } from './section.tsx';
import { useChange } from './use-change.ts';

interface Props {
  orderId: string;
  entry: DomainEntryView;
  lang: Lang;
  /** This installation has mailboxes. */
  mail: boolean;
  onChanged: () => void;
}

/** One name: how it stands in words, and what its owner can do with it. */
export function DomainEntry({ orderId, entry, lang, mail, onChanged }: Props) {
  const { t } = useTranslation('manager');
  const change = useChange();
  const [code, setCode] = useState<string | null>(null);
  const { domain, name, state, locked, lock_changing: changing } = entry;
  const lock = t(changing ? 'domains.changing' : locked ? 'domains.locked' : 'domains.unlocked');
  useSaid(`${name}. ${t('domains.lock')}: ${lock}`);
  const ours = state === 'registered';

  async function toggle() {
    if (await change.run(() => setDomainLock(orderId, domain, !locked))) onChanged();
  }
  async function leave() {
    const given = await change.run(() => leaveWithDomain(orderId, domain));
    if (!given) return;
    setCode(given.authcode);
    onChanged();
  }

  return (
    <>
      <h3 className={classes.name}>{name}</h3>
      <p className={classes.state} data-state={state}>
        {t(`domains.state.${domainState(entry)}`)}
      </p>
      {state === 'failed' && (
        <Actions>
          <Button component={Link} to={paths.paymentComplete(orderId)}>
            {t('domains.choose')}
          </Button>
        </Actions>
      )}
      {entry.mail_question && (
        <MailQuestion
          key={entry.mail_question.asked_at}
          orderId={orderId}
          question={entry.mail_question}
          onAnswered={onChanged}
          mailPage={mail ? paths.mailOfOrder(orderId) : undefined}
          heading="h3"
        />
      )}
      {ours && (
        <>
          <Facts>
            <Fact name={t('domains.holder')}>{entry.holder_name ?? t('domains.holder-operator')}</Fact>
            {entry.expires_at && <Fact name={t('domains.expires')}>{day(entry.expires_at, lang)}</Fact>}
            <Fact name={t('domains.renewal')}>{t(`domains.year.${entry.year}`)}</Fact>
            {entry.renewable_until && (
              <Fact name={t('domains.renewable-until')}>{day(entry.renewable_until, lang)}</Fact>
            )}
            <Fact name={t('domains.lock')}>{lock}</Fact>
          </Facts>
          {code ? (
            <DomainCode name={name} code={code} />
          ) : (
            entry.code_given_at && (
              <p className={classes.small}>{t('domains.given', { date: day(entry.code_given_at, lang) })}</p>
            )
          )}
          <SectionFailure change={change} />
          <Actions>
            <Button
              variant="default"
              size="md"
              aria-disabled={change.busy || changing || locked === null}
              aria-label={t(locked ? 'domains.lock-off-named' : 'domains.lock-on-named', { name })}
              onClick={() => {
                if (!changing && locked !== null) void toggle();
              }}
            >
              {t(locked ? 'domains.lock-off' : 'domains.lock-on')}
            </Button>
            {!code && (
              <Button
                variant="subtle"
                size="md"
                aria-disabled={change.busy}
                aria-label={t('domains.leave-named', { name })}
                onClick={() => void leave()}
              >
                {t('domains.leave')}
              </Button>
            )}
          </Actions>
          {!code && (
            <p className={classes.small}>
              {t('domains.leave-hint')}{' '}
              {entry.movable_from && t('domains.movable-from', { date: day(entry.movable_from, lang) })}
            </p>
          )}
        </>
      )}
    </>
  );
}
