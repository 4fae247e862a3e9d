import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AgreementInForce, AgreementView } from '../../../../modules/agreements/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { say } from '../../../ui/said.ts';
import { LegalSheet } from '../../legal/LegalSheet.tsx';
import room from '../live/room.module.css';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import { SiteHead } from '../site-head.tsx';
import { useChange } from '../use-change.ts';
import styles from './agreement.module.css';
import { acceptAgreement, agreementFile } from './calls.ts';
import { HOURS } from '../../../../site-kit/locales.ts';

interface AgreementScreenProps {
  view: AgreementView;
  inForce: AgreementInForce;
}

/** The agreement on the data of a site's visitors: the version in force until it is accepted, what was accepted from then on. */
export function AgreementScreen({ view: loaded, inForce }: AgreementScreenProps) {
  const { t, i18n } = useTranslation('agreement');
  const lang = asLang(i18n.language) ?? FALLBACK;
  const [view, setView] = useState(loaded);
  const change = useChange();
  const { site, state, accepted } = view;
  const isCurrent = state.accepted_at !== null;
  const shown = isCurrent && accepted ? accepted : inForce;
  const accept = async () => {
    // What stands on the screen, whatever language its buttons speak by now.
    const read = { version: inForce.version, lang: inForce.lang, mark: inForce.mark };
    const fresh = await change.run(() => acceptAgreement(site.id, read));
    if (!fresh) return;
    setView(fresh);
    say(t('said'));
  };
  const day = (at: string) =>
    new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short', ...HOURS, timeZone: 'UTC' }).format(
      new Date(at),
    );
  return (
    <div className={`page-width ${room.page}`}>
      <title>{`${t('title')} · Vetrina`}</title>
      <SiteHead title={t('title')} site={site} />
      <section className={room.status} data-state={isCurrent ? 'open' : 'closed'} aria-label={t('title')}>
        <p>{t('lead')}</p>
        <p className={room.sentence}>
          {accepted
            ? t('accepted', { day: `${day(accepted.at)} UTC`, by: accepted.by, version: accepted.version })
            : t('not-yet')}
        </p>
        {accepted && !isCurrent && <p>{t('anew')}</p>}
        <SectionFailure change={change} />
        <Actions>
          {!isCurrent && (
            <Button aria-disabled={change.busy} onClick={() => void accept()}>
              {t('press')}
            </Button>
          )}
          {accepted && (
            <Button component="a" variant="default" href={agreementFile(site.id)} download>
              {t('download')}
            </Button>
          )}
        </Actions>
      </section>
      <div className={styles.text}>
        <LegalSheet text={shown.text} version={shown.version} level={2} name="agreement-text" />
      </div>
    </div>
  );
}
