import type { ShopView } from '../../../../modules/shop/views/schemas.ts';
import { useLiveView } from '../live/use-live-view.ts';
import { usePress } from '../live/use-press.ts';
import { readShop } from './calls.ts';

/** The parts of the screen, each of which says what was done in it. */
export type Place = 'head' | 'list' | 'payments' | 'orders' | 'products' | 'settings' | 'delivery';

/** The shop as the last answer told it. */
export const useShop = (loaded: ShopView) => useLiveView<ShopView, Place>(loaded, readShop);
export type LiveShop = ReturnType<typeof useShop>;
/** What each part of the screen is given. */
export interface ShopProps {
  shop: LiveShop;
}

const READING = { read: readShop, movedOn: new Set(['shop.changed', 'shop.not-found']) };
/** A press of this part of the screen; see `usePress`. */
export const useAct = (shop: LiveShop, place: Place) => usePress(shop, place, READING);
