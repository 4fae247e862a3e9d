import { useTranslation } from 'react-i18next';
import { keepsFromOrders, type Gap, type ProductView } from '../../../../modules/shop/views/schemas.ts';
import { asLang, FALLBACK } from '../../../i18n/languages.ts';
import { day as longDay } from '../days.ts';
import { setAgreed } from '../agreement/calls.ts';
import { OutcomeAt } from '../live/outcome-at.tsx';
import { RoomStatus } from '../live/room-status.tsx';
import room from '../live/room.module.css';
import { setStatus } from './calls.ts';
import styles from './shop.module.css';
import { useAct, type ShopProps } from './use-shop.ts';

/** Whether visitors can order, and what of the products they cannot yet. */
export function StatusSection({ shop }: ShopProps) {
  const { t, i18n } = useTranslation('shop');
  const { change, act } = useAct(shop, 'head');
  const { entitled, may_open: mayOpen, status, products, mode, grace_until: graceUntil } = shop.view;
  // What a sale by card wants beside keeps nothing from being reserved; and for a while nothing from being sold so.
  const isLater = (gap: Gap) => graceUntil !== null && (gap === 'identifier' || gap === 'warnings');
  const waits = ({ gaps }: ProductView) =>
    gaps.some((gap) => (mode === 'paid' && !isLater(gap)) || keepsFromOrders(gap));
  const active = products.filter((each) => each.active);
  const gaps = active.filter(waits).length;
  const spared = mode === 'paid' ? active.filter((each) => each.gaps.length > 0 && each.gaps.every(isLater)).length : 0;
  const lang = asLang(i18n.language) ?? FALLBACK;
  const day = graceUntil === null ? '' : longDay(graceUntil, lang);
  const words = {
    label: t('state.label'),
    sentence: t(entitled ? `state.${status}` : status === 'open' ? 'state.read' : 'state.not-held'),
    plan: t('state.plan'),
    open: t('state.open-it'),
    see: t('state.see-page'),
    pause: t('state.pause'),
    remove: t('state.remove'),
  };
  const press = (next: 'open' | 'paused') =>
    void act(() => setAgreed(shop.view, { lang, next, set: setStatus }), {
      text: t(next === 'open' ? 'state.said-open' : entitled ? 'state.said-pause' : 'state.said-remove'),
    });
  return (
    <RoomStatus doors={shop.view} words={words} isReady change={change} press={press}>
      <OutcomeAt outcome={shop.outcome} place="head" />
      {entitled && status === 'draft' && <p>{t('state.check')}</p>}
      {entitled && gaps > 0 && (
        <p>
          <a className={styles.way} href="#shop-products">
            {t('state.gaps', { count: gaps })}
          </a>
        </p>
      )}
      {entitled && spared > 0 && (
        <p>
          <a className={styles.way} href="#shop-products">
            {t('state.grace', { count: spared, day })}
          </a>
        </p>
      )}
      {entitled && !mayOpen && <p className={room.hint}>{t('state.who-opens')}</p>}
    </RoomStatus>
  );
}
