import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ForwardLink } from '../../../../modules/mailboxes/schemas.ts';
import { failureOf, type ApiFailure } from '../../../ui/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { useSaid } from '../../../ui/said.ts';
import home from '../home-screen.module.css';
import section from '../section.module.css';
import card from '../sign-in-card.module.css';
import { confirmForward, readForwardLink, refuseForward } from './calls.ts';
import styles from './mail.module.css';

type Shown = { link: ForwardLink } | { ended: true } | { stopped: true } | { failure: ApiFailure | null };

const keyOf = () => window.location.hash.slice(1);
/** What a call says of the link, or that it opens nothing. */
async function asked(call: (key: string) => Promise<ForwardLink>): Promise<Shown> {
  try {
    return { link: await call(keyOf()) };
  } catch (error) {
    const failure = failureOf(error);
    // A key of another form than ours opens nothing either.
    return failure?.code === 'mailboxes.link-ended' || failure?.fields['key'] ? { ended: true } : { failure };
  }
}

const overOf = (shown: Shown | null): 'ended' | 'stopped' | null => {
  if (shown && 'ended' in shown) return 'ended';
  return shown && 'stopped' in shown ? 'stopped' : null;
};
async function refused(): Promise<Shown> {
  try {
    await refuseForward(keyOf());
    return { stopped: true };
  } catch (error) {
    return { failure: failureOf(error) };
  }
}

/** Somebody is asked whether another's mail may come to them: what it means, and one button. Opening the page changes nothing. */
export function ForwardScreen() {
  const { t } = useTranslation('mailboxes');
  const [shown, show] = useState<Shown | null>(null);
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const look = () => void asked(readForwardLink).then(show);
  useEffect(look, []);
  const link = shown && 'link' in shown ? shown.link : null;
  const stage = link ? (link.confirmed ? 'done' : 'title') : overOf(shown);
  const title = t(`confirm.${stage ?? 'title'}`);
  useSaid(stage ? title : null);
  // The button that was pressed has gone.
  useEffect(() => {
    if (pressed.current && stage !== 'title') moveFocus(heading.current);
  }, [stage]);

  async function act(call: () => Promise<Shown>) {
    if (busy) return;
    pressed.current = true;
    setBusy(true);
    show(await call());
    setBusy(false);
  }
  return (
    <div className={`page-width ${home.page}`}>
      <title>{`${title} · Vetrina`}</title>
      <div className={`${card.card} ${home.alone}`}>
        <div className={section.stack}>
          <h1 ref={heading} className={home.subtitle}>
            {title}
          </h1>
          {!shown && <p>{t('link.looking')}</p>}
          {shown && 'failure' in shown && shown.failure && <ErrorNotice failure={shown.failure} onRetry={look} />}
          {stage === 'title' && link && (
            <>
              <p className={styles.what}>{t('confirm.text', { address: link.address, target: link.target })}</p>
              <Button fullWidth aria-disabled={busy} onClick={() => void act(() => asked(confirmForward))}>
                {t('confirm.yes')}
              </Button>
              <p className={styles.hint}>{t('confirm.no')}</p>
            </>
          )}
          {stage === 'done' && link && (
            <>
              <p className={styles.what}>{t('confirm.done-text', { address: link.address, target: link.target })}</p>
              <Button variant="default" fullWidth aria-disabled={busy} onClick={() => void act(refused)}>
                {t('confirm.stop')}
              </Button>
            </>
          )}
          {stage === 'stopped' && <p>{t('confirm.stopped-text')}</p>}
          {stage === 'ended' && <p>{t('confirm.ended-text')}</p>}
        </div>
      </div>
    </div>
  );
}
