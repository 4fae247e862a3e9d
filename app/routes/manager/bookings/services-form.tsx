import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/booking/schemas.ts';
import { centsOrNone, useMoney } from '../use-money.ts';
import { saveServices } from './calls.ts';
import { DepositFields, type TypedDeposit } from './deposit-fields.tsx';
import type { BookingsProps } from './parts.ts';
import { RowsForm, type NamedRow } from './rows-form.tsx';
import { useAct } from './use-act.ts';
import entry from '../field.module.css';

const USUAL_MINUTES = '30';

/** As typed. */
interface ServiceRow extends NamedRow, TypedDeposit {
  minutes: string;
  price: string;
}

/** All services at once: name, length, price, and whether it is offered. */
export function ServicesForm({ bookings, onClose }: BookingsProps & { onClose: () => void }) {
  const { t } = useTranslation('bookings');
  const { change, act } = useAct(bookings, 'services');
  const { settings, deposits } = bookings.view;
  const { typed } = useMoney('EUR');
  const [rows, setRows] = useState<ServiceRow[]>(() =>
    bookings.view.services.map(({ id, name, minutes, price, deposit, active }) => ({
      key: id,
      isNew: false,
      name,
      active,
      minutes: String(minutes),
      price: price ?? '',
      deposit: typed(deposit?.cents ?? null),
      depositFrom: String(deposit?.from ?? 1),
    })),
  );
  const save = () =>
    act(
      (site) =>
        saveServices(site, {
          services: rows.map(({ key, isNew, name, minutes, price, active, ...row }) => ({
            ...(isNew ? {} : { id: key }),
            name: name.trim(),
            minutes: Number(minutes),
            price: price.trim() || null,
            active,
            ...(deposits === 'offered' ? { deposit: ruleOf(row) } : {}),
          })),
        }),
      { text: t('services.said'), close: onClose },
    );
  return (
    <RowsForm
      rows={rows}
      setRows={setRows}
      fresh={(key) => ({
        key,
        isNew: true,
        name: '',
        active: true,
        minutes: USUAL_MINUTES,
        price: '',
        deposit: '',
        depositFrom: '1',
      })}
      most={LIMITS.services}
      longest={LIMITS.service}
      words={{ name: t('services.name'), active: t('services.active'), add: t('services.add') }}
      change={change}
      onSave={save}
      onClose={onClose}
      More={settings.kind === 'stay' ? PriceField : deposits === 'offered' ? FIELDS[settings.kind] : ServiceFields}
    />
  );
}

interface FieldsProps {
  row: ServiceRow;
  set: (row: ServiceRow) => void;
}
function ServiceFields({ row, set }: FieldsProps) {
  const { t } = useTranslation('bookings');
  return (
    <>
      <label className={entry.field}>
        {t('services.minutes')}
        <input
          type="number"
          inputMode="numeric"
          required
          min={LIMITS.minutes.from}
          max={LIMITS.minutes.to}
          value={row.minutes}
          onChange={(event) => set({ ...row, minutes: event.currentTarget.value })}
        />
      </label>
      <PriceField row={row} set={set} />
    </>
  );
}

function TableFields(props: FieldsProps) {
  return (
    <>
      <ServiceFields {...props} />
      <DepositFields {...props} isByParty />
    </>
  );
}
function WorkFields(props: FieldsProps) {
  return (
    <>
      <ServiceFields {...props} />
      <DepositFields {...props} isByParty={false} />
    </>
  );
}
/** Dates with places ask for none. */
const FIELDS = { table: TableFields, appointment: WorkFields, session: ServiceFields } as const;

/** Null where nothing is paid beforehand. */
function ruleOf({ deposit, depositFrom }: TypedDeposit) {
  const cents = centsOrNone(deposit);
  return cents === null || cents === 0 ? null : { cents, from: Number(depositFrom) };
}

/** How long a stay is, its guest says. */
function PriceField({ row, set }: FieldsProps) {
  const { t } = useTranslation('bookings');
  return (
    <label className={entry.field}>
      {t('services.price')}
      <input
        maxLength={LIMITS.price}
        value={row.price}
        onChange={(event) => set({ ...row, price: event.currentTarget.value })}
      />
    </label>
  );
}
