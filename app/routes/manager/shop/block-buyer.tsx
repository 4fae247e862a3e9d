import type { OrderView } from '../../../../modules/shop/views/schemas.ts';
import { BlockAct } from '../people/block-act.tsx';
import { readShop } from './calls.ts';
import type { ShopProps } from './use-shop.ts';

/** For whoever may: from this buyer nothing more is taken online. */
export const BlockBuyer = ({ order: { buyer }, shop }: ShopProps & { order: OrderView }) =>
  shop.view.may_block ? (
    <BlockAct
      site={shop.view.site.id}
      person={buyer}
      isBlocked={buyer.blocked}
      read={readShop}
      take={(fresh, text) => shop.take(fresh, { place: 'orders', text })}
    />
  ) : null;
