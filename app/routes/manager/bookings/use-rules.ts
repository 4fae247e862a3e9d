import { useTranslation } from 'react-i18next';
import type { SettingsInput } from '../../../../modules/booking/schemas.ts';
import { useWhen } from './use-when.ts';

/** The settings as sentences. */
export function useRules(settings: SettingsInput): string[] {
  const { t } = useTranslation('bookings');
  const { length } = useWhen();
  const { mode, covers, step } = settings;
  const isTable = settings.kind === 'table';
  const rules = [t(`rules.${mode}`)];
  if (isTable && mode === 'instant' && settings.party_instant < settings.party_most)
    rules.push(t('rules.large', { count: settings.party_instant }));
  rules.push(
    settings.notice_minutes > 0
      ? t('rules.window', { length: length(settings.notice_minutes), count: settings.horizon_days })
      : t('rules.until', { count: settings.horizon_days }),
    t('rules.step', { minutes: step }),
  );
  if (isTable)
    rules.push(
      t('rules.covers', { count: covers }),
      t('rules.party', { count: settings.party_most }),
      settings.last_minutes > 0 ? t('rules.last', { length: length(settings.last_minutes) }) : t('rules.last-none'),
    );
  rules.push(
    settings.cancel_minutes > 0
      ? t('rules.cancel', { length: length(settings.cancel_minutes) })
      : t('rules.cancel-always'),
  );
  return rules;
}
