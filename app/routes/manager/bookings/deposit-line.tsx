import { useTranslation } from 'react-i18next';
import type { BookingView } from '../../../../modules/booking/views/schemas.ts';
import { useMoney } from '../use-money.ts';

/** How the deposit of a booking stands; nothing where none was asked. */
export function DepositLine({ booking: { deposit } }: { booking: BookingView }) {
  const { t } = useTranslation('bookings');
  const { shown } = useMoney('EUR');
  return deposit && <p>{t(`deposit.${deposit.state}`, { amount: shown(deposit.amount) })}</p>;
}
