import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { moved, Moves } from '../../../ui/Moves.tsx';
import { say } from '../../../ui/said.ts';
import { SectionFailure } from '../section-failure.tsx';
import section from '../section.module.css';
import { Actions } from '../section.tsx';
import { orderProducts } from './calls.ts';
import list from './products.module.css';
import styles from './shop.module.css';
import { useAct, type ShopProps } from './use-shop.ts';

/** Where each product stands: moved within its group, and each group as a whole. Nothing is kept before it is said so. */
export function OrderForm({ shop, onClose }: ShopProps & { onClose: () => void }) {
  const { t } = useTranslation('shop');
  const { change, act } = useAct(shop, 'products');
  const [groups, setGroups] = useState(() => [...Map.groupBy(shop.view.products, ({ category }) => category)]);
  const labels = (name: string) => ({
    up: t('of', { what: t('order.up'), name }),
    down: t('of', { what: t('order.down'), name }),
  });
  const tell = (name: string, to: number, of: number) => say(t('order.moved', { name, place: to + 1, of }));
  const save = () =>
    void act(
      (site) =>
        orderProducts(
          site,
          groups.flatMap(([, own]) => own.map(({ id }) => id)),
        ),
      { text: t('order.saved'), close: onClose },
    );
  return (
    <div className={section.stack}>
      {groups.map(([category, own], group) => (
        <div key={category} className={list.group}>
          {groups.length > 1 && (
            <div className={list.head}>
              <h3 className={`${list.category} ${list.named}`}>{category || t('products.others')}</h3>
              <Moves
                labels={labels(t('order.group', { name: category || t('products.others') }))}
                at={group}
                of={groups.length}
                onMove={(to) => {
                  setGroups(moved(groups, group, to));
                  tell(category || t('products.others'), to, groups.length);
                }}
              />
            </div>
          )}
          <ol className={styles.rows}>
            {own.map((product, at) => (
              <li key={product.id} className={`${list.row} ${list.head}`} data-off={product.active ? undefined : ''}>
                <b className={list.named}>{product.name}</b>
                <Moves
                  labels={labels(product.name)}
                  at={at}
                  of={own.length}
                  onMove={(to) => {
                    setGroups(groups.with(group, [category, moved(own, at, to)]));
                    tell(product.name, to, own.length);
                  }}
                />
              </li>
            ))}
          </ol>
        </div>
      ))}
      <SectionFailure change={change} />
      <Actions>
        <Button aria-disabled={change.busy} onClick={save}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('keep')}
        </Button>
      </Actions>
    </div>
  );
}
