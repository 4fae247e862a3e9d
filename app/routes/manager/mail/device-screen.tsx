import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeviceLink, DeviceSetUp } from '../../../../modules/mailboxes/schemas.ts';
import { failureOf, type ApiFailure } from '../../../ui/api.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { useSaid } from '../../../ui/said.ts';
import home from '../home-screen.module.css';
import section from '../section.module.css';
import card from '../sign-in-card.module.css';
import { PROFILE_ADDRESS, readDeviceLink, setUpDevice } from './calls.ts';
import styles from './mail.module.css';
import { ServerRows } from './server-rows.tsx';

type Shown = { link: DeviceLink } | { made: DeviceSetUp } | { ended: true } | { failure: ApiFailure | null };

const keyOf = () => window.location.hash.slice(1);
async function asked(call: () => Promise<Shown>): Promise<Shown> {
  try {
    return await call();
  } catch (error) {
    const failure = failureOf(error);
    // A key of another form than ours opens nothing either.
    return failure?.code === 'mailboxes.link-ended' || failure?.fields['key'] ? { ended: true } : { failure };
  }
}
const looked = () => asked(async () => ({ link: await readDeviceLink(keyOf()) }));

/** A phone that read the code: an iPhone takes a profile, every other phone is told what to type, and its password this once. */
export function DeviceScreen() {
  const { t } = useTranslation('mailboxes');
  const [shown, show] = useState<Shown | null>(null);
  const [busy, setBusy] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => void looked().then(show), []);
  const link = shown && 'link' in shown ? shown.link : null;
  const made = shown && 'made' in shown ? shown.made : null;
  const isEnded = shown !== null && 'ended' in shown;
  const title = made ? t('setup.title', { name: made.name }) : t(isEnded ? 'phone.ended' : 'phone.title');
  useSaid(shown === null ? null : title);
  // The button that was pressed has gone.
  const isMade = made !== null;
  useEffect(() => {
    if (isMade) moveFocus(heading.current);
  }, [isMade]);

  async function setUp() {
    if (busy) return;
    setBusy(true);
    show(await asked(async () => ({ made: await setUpDevice(keyOf()) })));
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
          {shown === null && <p>{t('link.looking')}</p>}
          {shown && 'failure' in shown && shown.failure && (
            <ErrorNotice failure={shown.failure} onRetry={() => void looked().then(show)} />
          )}
          {isEnded && <p>{t('phone.ended-text')}</p>}
          {link && (
            <>
              <p>{t('phone.text', { address: link.address })}</p>
              <form className={section.stack} method="post" action={PROFILE_ADDRESS}>
                <input type="hidden" name="key" value={keyOf()} />
                <Button type="submit" fullWidth>
                  {t('phone.profile')}
                </Button>
              </form>
              <p className={styles.hint}>{t('phone.profile-hint')}</p>
              <Button variant="default" fullWidth aria-disabled={busy} onClick={() => void setUp()}>
                {t('phone.settings')}
              </Button>
            </>
          )}
          {made && (
            <>
              <p>{t('setup.text')}</p>
              <ServerRows address={made.address} servers={made.servers} secret={made.secret} />
              <p className={styles.hint}>{t('setup.once')}</p>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
