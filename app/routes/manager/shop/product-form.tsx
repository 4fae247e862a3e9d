import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS, PRODUCT_KINDS } from '../../../../modules/shop/schemas.ts';
import type { ProductView } from '../../../../modules/shop/views/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionFailure } from '../section-failure.tsx';
import entry from '../field.module.css';
import section from '../section.module.css';
import { Actions } from '../section.tsx';
import { AllergenFields } from './allergen-fields.tsx';
import { removeProduct, saveProduct } from './calls.ts';
import { ContentFields } from './content-fields.tsx';
import forms from './forms.module.css';
import { SafetyFields } from './safety-fields.tsx';
import { SaleFields } from './sale-fields.tsx';
import { productOf, typedProduct } from './typed-product.ts';
import { useMoney } from '../use-money.ts';
import { useAct, type ShopProps } from './use-shop.ts';
import { VariantFields } from './variant-fields.tsx';

/** All that is said of a product. Null: a new one. */
export function ProductForm({
  product,
  shop,
  onClose,
}: ShopProps & { product: ProductView | null; onClose: () => void }) {
  const { t } = useTranslation('shop');
  const { change, act } = useAct(shop, 'products');
  const { currency, products, photos } = shop.view;
  const { typed: shownAs } = useMoney(currency);
  const [typed, setTyped] = useState(() => typedProduct(product, shownAs, products.at(-1)?.kind ?? 'goods'));
  const id = useId();
  const set = (given: Partial<typeof typed>) => setTyped({ ...typed, ...given });
  const categories = [...new Set(products.map(({ category }) => category).filter(Boolean))];
  const save = () => {
    const given = productOf(typed, product?.id ?? null);
    if (!given) return;
    void act((site) => saveProduct(site, given), { text: t('said.saved', { name: given.name }), close: onClose });
  };
  return (
    <form
      className={section.stack}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <label className={entry.medium}>
        {t('form.name')}
        <input
          required
          maxLength={LIMITS.product}
          value={typed.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
      </label>
      <fieldset className={forms.radios}>
        <legend>{t('form.kind')}</legend>
        {PRODUCT_KINDS.map((kind) => (
          <label key={kind} className={forms.radio}>
            <input type="radio" name={id} checked={typed.kind === kind} onChange={() => set({ kind })} />
            {t(`form.kinds.${kind}`)}
          </label>
        ))}
      </fieldset>
      <VariantFields typed={typed} set={set} currency={currency} />
      {typed.kind !== 'goods' && <AllergenFields typed={typed} set={set} />}
      <label className={entry.medium}>
        {t('form.detail')}
        <textarea
          rows={3}
          maxLength={LIMITS.detail}
          value={typed.detail}
          onChange={(event) => set({ detail: event.currentTarget.value })}
        />
      </label>
      <label className={entry.medium}>
        {t('form.category')}
        <input
          maxLength={LIMITS.category}
          list={`${id}-categories`}
          value={typed.category}
          onChange={(event) => set({ category: event.currentTarget.value })}
        />
      </label>
      <datalist id={`${id}-categories`}>
        {categories.map((category) => (
          <option key={category}>{category}</option>
        ))}
      </datalist>
      <SaleFields typed={typed} set={set} ownMaker={shop.view.own_maker} />
      {typed.kind === 'goods' && <SafetyFields typed={typed} set={set} />}
      <ContentFields typed={typed} set={set} photos={photos} />
      <label className={forms.radio}>
        <input
          type="checkbox"
          checked={typed.active}
          onChange={(event) => set({ active: event.currentTarget.checked })}
        />
        {t('form.active')}
      </label>
      <SectionFailure change={change} />
      <Actions>
        <Button type="submit" aria-disabled={change.busy}>
          {t('save')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('keep')}
        </Button>
        {product && (
          <Button
            variant="subtle"
            aria-disabled={change.busy}
            onClick={() =>
              void act((site) => removeProduct(site, product.id), {
                text: t('said.removed', { name: product.name }),
                close: onClose,
              })
            }
          >
            {t('form.remove')}
          </Button>
        )}
      </Actions>
    </form>
  );
}
