import { useTranslation } from 'react-i18next';
import type { BoxUsage } from '../../../../modules/mailboxes/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import styles from './how-full.module.css';
import mail from './mail.module.css';
import { inUnit } from './size.ts';

const MEGABYTE = 2 ** 20;
const GIGABYTE = 2 ** 30;
/** From here on its owner should make room. */
const NEARLY = 0.8;

/** How much of a box is taken. A full one answers its senders with an error, so that is said before it happens. */
export function HowFull({ usage, address }: { usage: BoxUsage; address: string }) {
  const { t, i18n } = useTranslation('mailboxes');
  const { bytes, most, messages } = usage;
  const lang = asLang(i18n.language) ?? FALLBACK;
  const megabytes = (n: number) => inUnit(n, 'megabyte', lang);
  const used = bytes > 0 && bytes < MEGABYTE ? `< ${megabytes(1)}` : megabytes(Math.round(bytes / MEGABYTE));
  const share = bytes / most;
  return (
    <div className={styles.full} data-nearly={share >= NEARLY || undefined}>
      <meter
        aria-label={t('of', { what: t('full.label'), address })}
        min={0}
        max={most}
        high={most * NEARLY}
        value={Math.min(bytes, most)}
      />
      <p className={mail.hint}>
        {t('full.used', { used, most: inUnit(most / GIGABYTE, 'gigabyte', lang) })} ·{' '}
        {t('full.messages', { count: messages })}
      </p>
      {share >= NEARLY && <p>{t(share >= 1 ? 'full.over' : 'full.nearly')}</p>}
    </div>
  );
}
