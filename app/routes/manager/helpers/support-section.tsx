import { useTranslation } from 'react-i18next';
import type { HelpersView } from '../../../../modules/access/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { Button } from '../../../ui/Button.tsx';
import { moment } from '../following/moments.ts';
import { SectionFailure } from '../section-failure.tsx';
import { Actions, Section } from '../section.tsx';
import { useChange } from '../use-change.ts';
import { allowSupport, endSupport } from './calls.ts';
import styles from './helpers.module.css';

/** Whether support may look, until when, whether it did, and the way to end it. */
export function SupportSection({
  site,
  support,
  take,
}: {
  site: string;
  support: HelpersView['support'];
  take: (view: HelpersView, text: string) => void;
}) {
  const { t, i18n } = useTranslation('helpers');
  const lang = asLang(i18n.language) ?? FALLBACK;
  const change = useChange();
  const act = async (call: (site: string) => Promise<HelpersView>, told: string) => {
    const view = await change.run(() => call(site));
    if (view) take(view, told);
  };
  return (
    <Section title={t('support.title')}>
      <p>{t('support.text')}</p>
      {support && (
        <div className={styles.standing}>
          <p className={styles.state} data-state="here">
            {t('support.stands', { moment: moment(support.until, lang) })}
          </p>
          {support.opened_at && (
            <p className={styles.hint}>{t('support.opened', { moment: moment(support.opened_at, lang) })}</p>
          )}
        </div>
      )}
      <SectionFailure change={change} />
      <Actions>
        {support && (
          <Button
            variant="default"
            aria-disabled={change.busy}
            onClick={() => void act(endSupport, t('support.said-end'))}
          >
            {t('support.end')}
          </Button>
        )}
        <Button
          variant="default"
          aria-disabled={change.busy}
          onClick={() => void act(allowSupport, t('support.said-allow'))}
        >
          {t(support ? 'support.again' : 'support.allow')}
        </Button>
      </Actions>
    </Section>
  );
}
