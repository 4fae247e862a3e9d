import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/booking/schemas.ts';
import entry from '../field.module.css';
import { saveTables } from './calls.ts';
import type { BookingsProps } from './parts.ts';
import { RowsForm, type NamedRow } from './rows-form.tsx';
import { useAct } from './use-act.ts';

/** As typed. */
interface TableRow extends NamedRow {
  from: string;
  to: string;
}
const fresh = (key: string): TableRow => ({ key, isNew: true, name: '', active: true, from: '1', to: '' });

/** All tables at once: a name, for how many each is, and whether it is booked. */
export function TablesForm({ bookings, onClose }: BookingsProps & { onClose: () => void }) {
  const { t } = useTranslation('bookings');
  const { change, act } = useAct(bookings, 'tables');
  const { tables, people } = bookings.view;
  const [rows, setRows] = useState<TableRow[]>(() =>
    tables.length === 0
      ? [fresh(crypto.randomUUID())]
      : tables.map(({ id, name, active, seats_from: from, seats_to: to }) => ({
          key: id,
          isNew: false,
          name,
          active,
          from: String(from),
          to: String(to),
        })),
  );
  const save = () =>
    act(
      (site) =>
        saveTables(site, {
          tables: rows.map(({ key, isNew, name, from, to, active }) => ({
            ...(isNew ? {} : { id: key }),
            name: name.trim(),
            seats_from: Number(from),
            seats_to: Number(to),
            active,
          })),
        }),
      { text: t(rows.length === 0 ? 'tables.said-none' : 'tables.said'), close: onClose },
    );
  return (
    <RowsForm
      rows={rows}
      setRows={setRows}
      fresh={fresh}
      least={0}
      most={LIMITS.people - people.length}
      longest={LIMITS.table}
      words={{ name: t('tables.name'), active: t('tables.active'), add: t('tables.add') }}
      change={change}
      onSave={save}
      onClose={onClose}
      More={SeatFields}
    />
  );
}

function SeatFields({ row, set }: { row: TableRow; set: (row: TableRow) => void }) {
  const { t } = useTranslation('bookings');
  const field = (what: 'from' | 'to', most: number | string) => (
    <label className={entry.field}>
      {t(`tables.${what}`)}
      <input
        type="number"
        inputMode="numeric"
        required
        min={1}
        max={most}
        value={row[what]}
        onChange={(event) => set({ ...row, [what]: event.currentTarget.value })}
      />
    </label>
  );
  return (
    <>
      {field('from', row.to || LIMITS.party)}
      {field('to', LIMITS.party)}
    </>
  );
}
