import { useTranslation } from 'react-i18next';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { setAgreed } from '../agreement/calls.ts';
import { Told } from '../following/told.tsx';
import { RoomStatus } from '../live/room-status.tsx';
import room from '../live/room.module.css';
import { setStatus } from './calls.ts';
import { useAct, type NewsProps } from './use-news.ts';

/** Whether visitors can subscribe; where no letter can be sent nothing is opened. */
export function StatusSection({ news }: NewsProps) {
  const { t, i18n } = useTranslation('news');
  const { change, act } = useAct(news, 'head');
  const { entitled, can_send: canSend, may_open: mayOpen, status } = news.view;
  const lang = asLang(i18n.language) ?? FALLBACK;
  const words = {
    label: t('state.label'),
    sentence: t(entitled ? `state.${status}` : 'state.not-held'),
    plan: t('state.plan'),
    open: t('state.open-it'),
    see: t('state.see-page'),
    pause: t('state.pause'),
  };
  const press = (next: 'open' | 'paused') =>
    void act(
      () => setAgreed(news.view, { lang, next, set: setStatus }),
      t(next === 'open' ? 'state.said-open' : 'state.said-pause'),
    );
  return (
    <RoomStatus doors={news.view} words={words} isReady={canSend} change={change} press={press}>
      <Told outcome={news.outcomeOf('head')} />
      {!canSend && <p>{t('state.no-way')}</p>}
      {entitled && !mayOpen && <p className={room.hint}>{t('state.who-opens')}</p>}
    </RoomStatus>
  );
}
