import { useTranslation } from 'react-i18next';
import type { WholeOrder } from '../../../modules/reports/order/schemas.ts';
import { Act } from './act.tsx';
import marks from './marks.module.css';
import parts from './order.module.css';
import type { OrderPart } from './order-part.ts';
import { Line, Part } from './part.tsx';
import { When } from './when.tsx';

type Mail = WholeOrder['mails'][number];
const fate = (mail: Mail) =>
  mail.bounced_at ? 'bounced' : mail.refused_at ? 'refused' : mail.sent_at ? 'sent' : 'waiting';
const LOOK = { bounced: 'suspended', refused: 'suspended', sent: 'live', waiting: 'past_due' };

/** What was written to the customer and what became of it. */
export function OrderMails({ order, act }: OrderPart) {
  const { t } = useTranslation('operator');
  return (
    <Part title={t('order.mails')}>
      <ul className={parts.lines}>
        {order.mails.map((mail) => (
          <Line
            key={mail.id}
            what={
              <>
                {mail.subject}{' '}
                <span className={marks.state} data-state={LOOK[fate(mail)]}>
                  {t(`order.${fate(mail)}`)}
                </span>
              </>
            }
            about={[mail.to, mail.failure].filter(Boolean).join(' · ')}
            at={<When at={mail.bounced_at ?? mail.refused_at ?? mail.sent_at ?? mail.created_at} />}
            acts={<Act label={t('order.resend')} run={() => act('/buy_yr/api/admin/mails/resend', { id: mail.id })} />}
          />
        ))}
      </ul>
      {order.mails.length === 0 ? <p className={marks.quiet}>{t('order.none')}</p> : null}
    </Part>
  );
}
