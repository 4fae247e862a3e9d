import { useTranslation } from 'react-i18next';
import type { BuyerCorrection } from '../../../modules/invoicing/schemas.ts';
import type { WholeOrder } from '../../../modules/operations/schemas.ts';
import { Act } from './act.tsx';
import controls from './controls.module.css';
import type { OrderPart } from './order-part.ts';

/** What the exchange may have found wrong with the buyer, by the names that the order's own form has for it. */
const FIELDS = {
  name: { label: 'business_name', max: 80 },
  firstName: { label: 'first_name', max: 60 },
  lastName: { label: 'last_name', max: 60 },
  vat: { label: 'vat', max: 28 },
  taxCode: { label: 'ssn-it', max: 16 },
  recipientCode: { label: 'sdi', max: 7 },
  pec: { label: 'pec', max: 256 },
  street: { label: 'address', max: 60 },
  zip: { label: 'zip', max: 12 },
  city: { label: 'city', max: 60 },
  province: { label: 'province', max: 2 },
} as const satisfies Record<keyof BuyerCorrection, unknown>;

/** A document that the exchange rejected goes out again under its number, with the buyer named correctly. */
export function InvoiceAct({ invoice, act }: { invoice: WholeOrder['invoices'][number]; act: OrderPart['act'] }) {
  const { t } = useTranslation(['operator', 'order']);
  if (invoice.exchange !== 'rejected') return null;
  const path = `/buy_yr/api/admin/invoices/${encodeURIComponent(invoice.id)}/resend`;
  const inputs = (
    <div className={controls.pairs}>
      {Object.entries(FIELDS).map(([name, { label, max }]) => (
        <label key={name} className={controls.field}>
          {t(`order:fields.${label}`)}
          <input name={name} maxLength={max} autoComplete="off" />
        </label>
      ))}
    </div>
  );
  return (
    <Act
      label={t('order.correct')}
      ask={{ text: t('order.correctText'), inputs }}
      run={(_reason, form) => act(path, filledIn(form))}
    />
  );
}

/** A field that was left empty stays as it was. */
const filledIn = (form: FormData) => Object.fromEntries([...form].filter(([, value]) => value !== ''));
