import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { subjectOf } from '../../../modules/ordering/proving-place.rules.ts';
import type { ProofWays as Ways } from '../../../modules/ordering/schemas.ts';
import { asLang, FALLBACK } from '../../i18n/languages.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { moveFocus } from '../../ui/focus.ts';
import { Icon } from '../../ui/Icon.tsx';
import { say } from '../../ui/said.ts';
import { askForProof, readProof } from './calls.ts';
import { NetworkButton } from './network-button.tsx';
import section from './section.module.css';
import classes from './sign-in-card.module.css';
import { useChange, type ProofAsked } from './use-change.ts';
import { useProofPlace } from './use-proof-place.ts';

/** By a link to the order's own address, or by the login at the social network; then the press goes on here. */
export function ProofWays({ proof, busy }: { proof: ProofAsked; busy: boolean }) {
  const { t, i18n } = useTranslation('proof');
  const back = useProofPlace();
  const { run, failure, busy: isSending } = useChange();
  const [ways, setWays] = useState<Ways | null>(null);
  const [gone, setGone] = useState<'mail' | 'network' | null>(null);
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => void run(() => readProof(back)).then((found) => found && setWays(found)), [run, back]);
  const mail = ways?.mail ?? '';
  const sent = gone === 'network' ? t('network') : t('sent', { mail });
  const before = useRef(gone);
  useEffect(() => {
    if (before.current === gone) return;
    before.current = gone;
    // What was pressed is there no more.
    moveFocus(told.current);
    if (gone !== null) say(sent);
  }, [gone, sent]);
  const lang = asLang(i18n.language) ?? FALLBACK;
  const send = () => void run(() => askForProof(back, lang)).then((asked) => asked && setGone('mail'));
  const again = () => void run(() => readProof(back)).then((found) => found && setWays(found));
  if (gone !== null)
    return (
      <div className={section.stack}>
        <div ref={told} className={classes.sent}>
          {gone === 'mail' && <strong>{t('look')}</strong>}
          <span>{sent}</span>
        </div>
        <p className={classes.small}>
          {gone === 'mail' && `${t('spam')} `}
          {t('kept')}
        </p>
        {/* Told anew each time. */}
        {proof.refused > 1 && !busy && (
          <div key={proof.refused} role="alert" className={section.notice}>
            {t('not-yet')}
          </div>
        )}
        <Button fullWidth aria-disabled={busy} onClick={proof.goOn}>
          {busy ? t('sending') : t('go-on')}
        </Button>
        <Button variant="subtle" fullWidth onClick={() => setGone(null)}>
          {t('again')}
        </Button>
      </div>
    );
  return (
    <div className={section.stack}>
      <div ref={told}>{ways && t('text', { mail })}</div>
      {failure && <ErrorNotice failure={failure} onRetry={ways ? undefined : again} />}
      {ways && (
        <Button fullWidth aria-disabled={isSending} leftSection={<Icon name="mail" />} onClick={send}>
          {isSending ? t('sending') : t('send')}
        </Button>
      )}
      {ways?.social && (
        <>
          <p className={`${classes.or} ${classes.whole}`}>
            <span>{t('or')}</span>
          </p>
          <NetworkButton href={paths.loginFor('prove', subjectOf(back))} onBeside={() => setGone('network')}>
            {t('social')}
          </NetworkButton>
        </>
      )}
      <p className={classes.small}>{t('kept')}</p>
    </div>
  );
}
