import { useTranslation } from 'react-i18next';
import marks from './marks.module.css';
import { HOURS } from '../../../site-kit/locales.ts';

/** A moment, short; the tooltip has it whole. */
export function When({ at }: { at: string }) {
  const { i18n } = useTranslation();
  const moment = new Date(at);
  const short = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'short', timeStyle: 'short', ...HOURS }).format(
    moment,
  );
  return (
    <time dateTime={at} title={moment.toISOString()} className={marks.when}>
      {short}
    </time>
  );
}
