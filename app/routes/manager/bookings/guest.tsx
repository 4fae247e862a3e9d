import { useTranslation } from 'react-i18next';
import type { BookingView } from '../../../../modules/booking/views/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { telHref } from '../live/contact-hrefs.ts';
import { ContactMail } from '../live/contact-mail.tsx';
import room from '../live/room.module.css';

type Guest = BookingView['guest'];

/** Beside the other answers. */
export function CallButton({ guest: { name, phone } }: { guest: Guest }) {
  const { t } = useTranslation('bookings');
  if (!phone) return null;
  return (
    <Button
      component="a"
      variant="default"
      href={telHref(phone)}
      aria-label={t('of', { what: t('call'), name: `${name}, ${phone}` })}
    >
      {t('call')}
    </Button>
  );
}

export const Phone = ({ guest: { phone } }: { guest: Guest }) =>
  phone ? (
    <a className={room.contact} href={telHref(phone)}>
      {phone}
    </a>
  ) : null;

export function Mail({ guest }: { guest: Guest }) {
  const { t } = useTranslation('bookings');
  return <ContactMail reader={guest} lost={t('lost')} />;
}

/** What the guest wrote, in their words. */
export const Note = ({ guest: { note } }: { guest: Guest }) =>
  note ? <blockquote className={room.note}>{note}</blockquote> : null;
