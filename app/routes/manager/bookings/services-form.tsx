import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/booking/schemas.ts';
import { saveServices } from './calls.ts';
import type { BookingsProps } from './parts.ts';
import { RowsForm, type NamedRow } from './rows-form.tsx';
import { useAct } from './use-act.ts';
import entry from '../field.module.css';

const USUAL_MINUTES = '30';

/** As typed. */
interface ServiceRow extends NamedRow {
  minutes: string;
  price: string;
}

/** All services at once: name, length, price, and whether it is offered. */
export function ServicesForm({ bookings, onClose }: BookingsProps & { onClose: () => void }) {
  const { t } = useTranslation('bookings');
  const { change, act } = useAct(bookings, 'services');
  const [rows, setRows] = useState<ServiceRow[]>(() =>
    bookings.view.services.map(({ id, name, minutes, price, active }) => ({
      key: id,
      isNew: false,
      name,
      active,
      minutes: String(minutes),
      price: price ?? '',
    })),
  );
  const save = () =>
    act(
      (site) =>
        saveServices(site, {
          services: rows.map(({ key, isNew, name, minutes, price, active }) => ({
            ...(isNew ? {} : { id: key }),
            name: name.trim(),
            minutes: Number(minutes),
            price: price.trim() || null,
            active,
          })),
        }),
      { text: t('services.said'), close: onClose },
    );
  return (
    <RowsForm
      rows={rows}
      setRows={setRows}
      fresh={(key) => ({ key, isNew: true, name: '', active: true, minutes: USUAL_MINUTES, price: '' })}
      most={LIMITS.services}
      longest={LIMITS.service}
      words={{ name: t('services.name'), active: t('services.active'), add: t('services.add') }}
      change={change}
      onSave={save}
      onClose={onClose}
      More={bookings.view.settings.kind === 'stay' ? PriceField : ServiceFields}
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
