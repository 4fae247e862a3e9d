import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/booking/schemas.ts';
import type { BookingsView } from '../../../../modules/booking/views/schemas.ts';
import { useWhen } from './use-when.ts';

/** The settings as sentences. */
export function useRules({ settings, form }: Pick<BookingsView, 'settings' | 'form'>): string[] {
  const { t } = useTranslation('bookings');
  const { length } = useWhen();
  const { mode, covers, step } = settings;
  const isTable = settings.kind === 'table';
  const rules = [t(form === 'nights' ? 'rules.stay' : form === 'day' ? 'rules.wish' : `rules.${mode}`)];
  if (form === 'times' && isTable && mode === 'instant' && settings.party_instant < settings.party_most)
    rules.push(t('rules.large', { count: settings.party_instant }));
  const notice = length(settings.notice_minutes);
  if (form === 'sessions')
    rules.push(settings.notice_minutes > 0 ? t('rules.notice', { length: notice }) : t('rules.to-start'));
  else
    rules.push(
      settings.notice_minutes > 0
        ? t('rules.window', { length: notice, count: settings.horizon_days })
        : t('rules.until', { count: settings.horizon_days }),
    );
  if (form === 'times') rules.push(t('rules.step', { minutes: step }));
  if (form === 'nights') rules.push(t('rules.nights', { count: LIMITS.nights }));
  if (isTable) rules.push(t('rules.covers', { count: covers }));
  if (settings.kind !== 'appointment') rules.push(t('rules.party', { count: settings.party_most }));
  if (isTable && form === 'times')
    rules.push(
      settings.last_minutes > 0 ? t('rules.last', { length: length(settings.last_minutes) }) : t('rules.last-none'),
    );
  rules.push(
    settings.cancel_minutes > 0
      ? t('rules.cancel', { length: length(settings.cancel_minutes) })
      : t('rules.cancel-always'),
  );
  return rules;
}
