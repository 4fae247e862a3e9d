import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { setAgreed } from '../agreement/calls.ts';
import { placeOf } from '../editor/places.ts';
import { RoomStatus } from '../live/room-status.tsx';
import room from '../live/room.module.css';
import { setStatus } from './calls.ts';
import { FirstCheck } from './first-check.tsx';
import { OutcomeOf } from './outcome-of.tsx';
import type { BookingsProps } from './parts.ts';
import { useAct } from './use-act.ts';

/** Whether guests can book; without hours they ask for a day, and the owner gives the time. */
export function StatusSection({ bookings }: BookingsProps) {
  const { t, i18n } = useTranslation('bookings');
  const { change, act } = useAct(bookings, 'head');
  const { site, entitled, may_open: mayOpen, status, form } = bookings.view;
  const isDay = form === 'day';
  const lang = asLang(i18n.language) ?? FALLBACK;
  const words = {
    label: t('state.label'),
    sentence: t(entitled ? `state.${status}` : status === 'open' ? 'state.read' : 'state.not-held'),
    plan: t('state.plan'),
    open: t('state.open-them'),
    see: t('state.see-page'),
    pause: t('state.pause'),
    remove: t('state.remove'),
  };
  const press = (next: 'open' | 'paused') =>
    void act(() => setAgreed(bookings.view, { lang, next, set: setStatus }), {
      text: t(next === 'open' ? 'state.said-open' : entitled ? 'state.said-pause' : 'state.said-remove'),
    });
  const toHours = entitled && isDay && (
    <Button component={Link} variant="default" to={`${paths.editSite(site.id)}?list#${placeOf('fact/week')}`}>
      {t('state.write-hours')}
    </Button>
  );
  return (
    <RoomStatus doors={bookings.view} words={words} isReady change={change} press={press} after={toHours}>
      <OutcomeOf bookings={bookings} place="head" />
      {entitled && status === 'draft' && <FirstCheck view={bookings.view} />}
      {entitled && isDay && <p>{t('state.no-hours')}</p>}
      {entitled && !mayOpen && <p className={room.hint}>{t('state.who-opens')}</p>}
    </RoomStatus>
  );
}
