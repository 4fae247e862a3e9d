import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/shop/schemas.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { OutcomeAt } from '../live/outcome-at.tsx';
import { Section } from '../section.tsx';
import { DeliveryForm } from './delivery-form.tsx';
import room from '../live/room.module.css';
import type { DeliveryView } from './typed-delivery.ts';
import { useCountry } from './use-country.ts';
import { useMoney } from '../use-money.ts';
import type { ShopProps } from './use-shop.ts';

/** How orders are delivered besides being collected: each way with its price and how far it goes, changed in a window. */
export function DeliverySection({ shop }: ShopProps) {
  const { t } = useTranslation('shop');
  const { country } = shop.view;
  if (country !== null) return <Ways shop={shop} country={country} />;
  return (
    <Section title={t('delivery.title')} name="shop-delivery">
      <p className={room.hint}>{t('delivery.no-country')}</p>
    </Section>
  );
}

interface WaysProps extends ShopProps {
  /** ISO 3166-1: in which they go. */
  country: string;
}
function Ways({ shop, country }: WaysProps) {
  const { t } = useTranslation('shop');
  const { deliveries, may_open: mayChange } = shop.view;
  const [edited, setEdited] = useState<DeliveryView | 'new' | null>(null);
  const close = () => setEdited(null);
  const present = edited === 'new' ? null : edited;
  return (
    <Section title={t('delivery.title')} name="shop-delivery">
      <p className={room.hint}>{t(deliveries.length > 0 ? 'delivery.vat' : 'delivery.none')}</p>
      <OutcomeAt outcome={shop.outcome} place="delivery" />
      {deliveries.length > 0 && (
        <ul className={room.rules}>
          {deliveries.map((way) => (
            <li key={way.id}>
              <WayFacts way={way} shop={shop} country={country} />
              {mayChange && (
                <Button
                  variant="subtle"
                  size="md"
                  aria-label={t('of', { what: t('edit'), name: way.name })}
                  onClick={() => setEdited(way)}
                >
                  {t('edit')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {!mayChange && <p className={room.hint}>{t('delivery.who')}</p>}
      {mayChange && deliveries.length < LIMITS.deliveries && (
        <Button
          variant="default"
          size="md"
          leftSection={<Icon name="plus" size={16} />}
          onClick={() => setEdited('new')}
        >
          {t('delivery.add')}
        </Button>
      )}
      <Dialog open={edited !== null} onClose={close} title={present?.name ?? t('delivery.add')}>
        {edited !== null && <DeliveryForm way={present} country={country} shop={shop} onClose={close} />}
      </Dialog>
    </Section>
  );
}

function WayFacts({ way, shop, country: code }: WaysProps & { way: DeliveryView }) {
  const { t } = useTranslation('shop');
  const { shown } = useMoney(shop.view.currency);
  const country = useCountry(code);
  const { name, price, free_from: freeFrom, least, area } = way;
  return (
    <>
      <b>{name}</b>: {price === 0 ? t('delivery.free') : shown(price)}.{' '}
      {freeFrom !== null && t('delivery.free-from', { price: shown(freeFrom) })}{' '}
      {least > 0 && t('delivery.least', { price: shown(least) })}{' '}
      {area === null ? t('delivery.country', { country }) : t('delivery.codes', { codes: area.join(', ') })}
    </>
  );
}
