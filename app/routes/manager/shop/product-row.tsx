import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/shop/schemas.ts';
import type { ProductView, VariantView } from '../../../../modules/shop/views/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { setPrice, setStock } from './calls.ts';
import { GapLines } from './gap-lines.tsx';
import { InPlace } from './in-place.tsx';
import list from './products.module.css';
import room from '../live/room.module.css';
import { centsOf, useMoney } from '../use-money.ts';
import { useAct, type ShopProps } from './use-shop.ts';

interface RowProps extends ShopProps {
  product: ProductView;
}

/** A product as it stands, and what its owner has yet to say of it. */
export function ProductRow({ product, shop, onEdit }: RowProps & { onEdit: () => void }) {
  const { t } = useTranslation('shop');
  const { name, photo, active, gaps, variants } = product;
  const picture = shop.view.photos.find(({ id }) => id === photo);
  return (
    <li className={list.row} data-off={active ? undefined : ''}>
      <div className={list.head}>
        {picture && <img className={list.thumb} src={picture.url} alt="" loading="lazy" width={56} height={56} />}
        <div className={list.named}>
          <b>{name}</b>
          {!active && <span className={room.hint}>{t('products.off')}</span>}
        </div>
        <Button variant="subtle" size="md" aria-label={t('of', { what: t('edit'), name })} onClick={onEdit}>
          {t('edit')}
        </Button>
      </div>
      {active && <GapLines gaps={gaps} />}
      {variants.map((variant) => (
        <VariantRow key={variant.id} variant={variant} product={product} shop={shop} />
      ))}
    </li>
  );
}

const PIECES = /^\d{1,6}$/;
function VariantRow({ variant, product, shop }: RowProps & { variant: VariantView }) {
  const { t } = useTranslation('shop');
  // One press each: a number typed while the other is on its way is not lost.
  const pricing = useAct(shop, 'products');
  const counting = useAct(shop, 'products');
  const { typed, shown, sign } = useMoney(shop.view.currency);
  const { id, price, free, reserved, reduced, before } = variant;
  const name = [product.name, variant.name].filter(Boolean).join(', ');
  const quiet = true;
  return (
    <div className={list.variant}>
      {variant.name && <span>{variant.name}</span>}
      <div className={list.places}>
        <InPlace
          key={`price ${price}`}
          label={t('products.price', { sign })}
          name={t('of', { what: t('products.price', { sign }), name })}
          value={typed(price)}
          wrong={(text) => (centsOf(text) === null ? t('products.price-wrong') : null)}
          onSave={(text) =>
            pricing.act((site) => setPrice(site, id, { price: centsOf(text) ?? 0, reduced: false }), {
              text: t('said.price', { name, price: shown(centsOf(text) ?? 0) }),
              quiet,
            })
          }
        />
        <InPlace
          key={`free ${free}`}
          label={t('products.free')}
          name={t('of', { what: t('products.free'), name })}
          value={free === null ? '' : String(free)}
          placeholder={t('products.uncounted')}
          wrong={(text) =>
            text === '' || (PIECES.test(text) && Number(text) <= LIMITS.stock) ? null : t('products.free-wrong')
          }
          onSave={(text) =>
            counting.act((site) => setStock(site, id, { free: text === '' ? null : Number(text), was: free }), {
              text: text === '' ? t('said.uncounted', { name }) : t('said.free', { name, count: Number(text) }),
              quiet,
            })
          }
        />
      </div>
      {reserved > 0 && <p className={room.hint}>{t('products.reserved', { count: reserved })}</p>}
      {reduced && (
        <p className={room.hint}>
          {before === null ? t('products.no-before') : t('products.before', { price: shown(before) })}
        </p>
      )}
      <SectionFailure change={pricing.change} />
      <SectionFailure change={counting.change} />
    </div>
  );
}
