import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '../../../../modules/booking/schemas.ts';
import { savePeople } from './calls.ts';
import type { BookingsProps } from './parts.ts';
import { RowsForm } from './rows-form.tsx';
import { useAct } from './use-act.ts';

/** All people at once: a name, and whether their time is booked. */
export function PeopleForm({ bookings, onClose }: BookingsProps & { onClose: () => void }) {
  const { t } = useTranslation('bookings');
  const { change, act } = useAct(bookings, 'people');
  const [rows, setRows] = useState(() =>
    bookings.view.people.map(({ id, name, active }) => ({ key: id, isNew: false, name, active })),
  );
  const save = () =>
    act(
      (site) =>
        savePeople(site, {
          people: rows.map(({ key, isNew, name, active }) => ({
            ...(isNew ? {} : { id: key }),
            name: name.trim(),
            active,
          })),
        }),
      { text: t('people.said'), close: onClose },
    );
  return (
    <RowsForm
      rows={rows}
      setRows={setRows}
      fresh={(key) => ({ key, isNew: true, name: '', active: true })}
      most={LIMITS.people}
      longest={LIMITS.name}
      words={{ name: t('people.name'), active: t('people.active'), add: t('people.add') }}
      change={change}
      onSave={save}
      onClose={onClose}
    />
  );
}
