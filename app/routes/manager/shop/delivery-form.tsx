import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/shop/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormEnd } from '../form-end.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { removeDelivery, saveDelivery } from './calls.ts';
import entry from '../field.module.css';
import section from '../section.module.css';
import { AmountField } from './amount-field.tsx';
import { AreaFields } from './area-fields.tsx';
import { deliveryOf, faultsOf, typedDelivery, type DeliveryView, type TypedDelivery } from './typed-delivery.ts';
import { useMoney } from '../use-money.ts';
import { useAct, type ShopProps } from './use-shop.ts';

interface DeliveryFormProps extends ShopProps {
  /** Null: a new one. */
  way: DeliveryView | null;
  /** ISO 3166-1: it goes nowhere else. */
  country: string;
  onClose: () => void;
}

/** One way of delivery: what it is called, what it costs, how far it goes. What is wrong is said when it is sent. */
export function DeliveryForm({ way, country, shop, onClose }: DeliveryFormProps) {
  const { t } = useTranslation('shop');
  const { change, act } = useAct(shop, 'delivery');
  const { typed: asTyped, sign } = useMoney(shop.view.currency);
  const [typed, setTyped] = useState(() => typedDelivery(way, asTyped));
  const [isTried, setTried] = useState(false);
  const set = (given: Partial<TypedDelivery>) => setTyped({ ...typed, ...given });
  const faults = isTried ? faultsOf(typed, country) : [];
  const save = () => {
    setTried(true);
    if (faultsOf(typed, country).length > 0) return;
    const name = typed.name.trim();
    void act((site) => saveDelivery(site, deliveryOf(typed, way?.id ?? null, country)), {
      text: t('said.saved', { name }),
      close: onClose,
    });
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
        {t('delivery.ask-name')}
        <input
          required
          maxLength={LIMITS.way}
          value={typed.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
      </label>
      {(['price', 'free', 'least'] as const).map((field) => (
        <AmountField
          key={field}
          label={t(`delivery.ask-${field}`, { sign })}
          value={typed[field]}
          fault={faults.includes(field) ? t('products.price-wrong') : null}
          onChange={(value) => set({ [field]: value })}
        />
      ))}
      <AreaFields typed={typed} set={set} country={country} isWrong={faults.includes('codes')} />
      <SectionFailure change={change} />
      <FormEnd send={t('save')} back={t('keep')} busy={change.busy} onClose={onClose} />
      {way && (
        <Button
          variant="subtle"
          size="md"
          aria-disabled={change.busy}
          onClick={() =>
            void act((site) => removeDelivery(site, way.id), {
              text: t('delivery.removed', { name: way.name }),
              close: onClose,
            })
          }
        >
          {t('delivery.remove')}
        </Button>
      )}
    </form>
  );
}
