import { useTranslation } from 'react-i18next';
import { BUYER_LENGTHS } from '../../../modules/invoicing/schemas.ts';
import type { WholeOrder } from '../../../modules/reports/order/schemas.ts';
import { Act } from './act.tsx';
import controls from './controls.module.css';
import type { OrderPart } from './order-part.ts';

type Field = keyof typeof BUYER_LENGTHS;
const FIELDS = Object.keys(BUYER_LENGTHS) as Field[];
/** What the exchange may have found wrong with the buyer, by the labels that the order's own form has for it. */
const LABELS = {
  name: 'business_name',
  firstName: 'first_name',
  lastName: 'last_name',
  vat: 'vat',
  taxCode: 'ssn-it',
  recipientCode: 'sdi',
  pec: 'pec',
  street: 'address',
  zip: 'zip',
  city: 'city',
  province: 'province',
} as const satisfies Record<Field, string>;

/** A document that the exchange rejected goes out again under its number, with the buyer named correctly. */
export function InvoiceAct({ invoice, act }: { invoice: WholeOrder['invoices'][number]; act: OrderPart['act'] }) {
  const { t } = useTranslation(['operator', 'order']);
  if (invoice.exchange !== 'rejected') return null;
  const path = `/buy_yr/api/admin/invoices/${encodeURIComponent(invoice.id)}/resend`;
  const inputs = (
    <div className={controls.pairs}>
      {FIELDS.map((name) => (
        <label key={name} className={controls.field}>
          {t(`order:fields.${LABELS[name]}`)}
          <input name={name} maxLength={BUYER_LENGTHS[name]} autoComplete="off" />
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
