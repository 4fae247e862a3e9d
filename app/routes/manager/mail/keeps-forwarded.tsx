import { useTranslation } from 'react-i18next';
import type { Box, MailView } from '../../../../modules/mailboxes/schemas.ts';
import { setKeepsForwarded } from './calls.ts';
import { SwitchRow } from './switch-row.tsx';

/** Whether a copy of what is forwarded stays in the box. */
export function KeepsForwarded({
  box,
  order,
  onFresh,
}: {
  box: Box;
  order: string;
  onFresh: (fresh: MailView) => void;
}) {
  const { t } = useTranslation('mailboxes');
  const { address } = box;
  return (
    <SwitchRow
      label={t('forward.keeps')}
      hint={t('forward.keeps-hint')}
      isOn={box.keeps_forwarded}
      set={(keeps) => setKeepsForwarded(order, box.id, keeps)}
      said={(keeps) => t(keeps ? 'forward.said-on' : 'forward.said-off', { address })}
      onFresh={onFresh}
    />
  );
}
