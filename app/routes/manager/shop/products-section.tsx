import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/shop/schemas.ts';
import type { ProductView } from '../../../../modules/shop/views/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { OutcomeAt } from '../live/outcome-at.tsx';
import { Actions, Section } from '../section.tsx';
import { OrderForm } from './order-form.tsx';
import { ProductForm } from './product-form.tsx';
import { ProductRow } from './product-row.tsx';
import list from './products.module.css';
import room from '../live/room.module.css';
import styles from './shop.module.css';
import type { ShopProps } from './use-shop.ts';

/** What is sold, by its groups: price and pieces are changed where they stand, all else in a window. */
export function ProductsSection({ shop }: ShopProps) {
  const { t } = useTranslation('shop');
  const { products } = shop.view;
  /** A product that is changed; 'new': one that is added. */
  const [edited, setEdited] = useState<ProductView | 'new' | null>(null);
  const [isOrdering, setOrdering] = useState(false);
  const groups = Map.groupBy(products, ({ category }) => category);
  const close = () => setEdited(null);
  const lead = products.length === 0 ? t('products.none') : t(isOrdering ? 'order.lead' : 'products.lead');
  return (
    <Section title={t('products.title')} name="shop-products">
      <p className={room.hint}>{lead}</p>
      <OutcomeAt outcome={shop.outcome} place="products" />
      {isOrdering ? (
        <OrderForm shop={shop} onClose={() => setOrdering(false)} />
      ) : (
        <>
          {[...groups].map(([category, own]) => (
            <div key={category} className={list.group}>
              {groups.size > 1 && <h3 className={list.category}>{category || t('products.others')}</h3>}
              <ul className={styles.rows}>
                {own.map((product) => (
                  <ProductRow key={product.id} product={product} shop={shop} onEdit={() => setEdited(product)} />
                ))}
              </ul>
            </div>
          ))}
          <Actions>
            {products.length < LIMITS.products && (
              <Button
                variant="default"
                size="md"
                leftSection={<Icon name="plus" size={16} />}
                onClick={() => setEdited('new')}
              >
                {t('products.add')}
              </Button>
            )}
            {products.length > 1 && (
              <Button variant="subtle" size="md" onClick={() => setOrdering(true)}>
                {t('order.open')}
              </Button>
            )}
          </Actions>
        </>
      )}
      <Dialog
        open={edited !== null}
        onClose={close}
        title={edited === null || edited === 'new' ? t('products.add') : edited.name}
      >
        {edited !== null && <ProductForm product={edited === 'new' ? null : edited} shop={shop} onClose={close} />}
      </Dialog>
    </Section>
  );
}
