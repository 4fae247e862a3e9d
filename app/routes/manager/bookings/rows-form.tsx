import { useRef, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { FormEnd } from '../form-end.tsx';
import { SectionFailure } from '../section-failure.tsx';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { Icon } from '../../../ui/Icon.tsx';
import entry from '../field.module.css';
import section from '../section.module.css';
import type { Change } from '../use-change.ts';
import forms from './forms.module.css';

export interface NamedRow {
  /** The id of one that is kept already. */
  key: string;
  isNew: boolean;
  name: string;
  active: boolean;
}

interface RowsFormProps<Row extends NamedRow> {
  rows: readonly Row[];
  setRows: (rows: Row[]) => void;
  fresh: (key: string) => Row;
  /** How many there are at least; 1 without it. */
  least?: number;
  most: number;
  /** Letters of a name. */
  longest: number;
  words: { name: string; active: string; add: string };
  /** Fields beside the name. */
  More?: ComponentType<{ row: Row; set: (row: Row) => void }>;
  change: Change;
  onSave: () => Promise<boolean>;
  onClose: () => void;
}

/** A list that is saved as a whole; one that is not offered for a while is switched off and keeps its place. */
export function RowsForm<Row extends NamedRow>(props: RowsFormProps<Row>) {
  const { t } = useTranslation('bookings');
  const { rows, setRows, words, change, More, least = 1 } = props;
  const form = useRef<HTMLFormElement>(null);
  const set = (row: Row) => setRows(rows.map((each) => (each.key === row.key ? row : each)));
  function add() {
    const row = props.fresh(crypto.randomUUID());
    setRows([...rows, row]);
    requestAnimationFrame(() => moveFocus(form.current?.querySelector(`[data-row="${row.key}"] input`)));
  }
  return (
    <form
      ref={form}
      className={section.stack}
      onSubmit={(event) => {
        event.preventDefault();
        void props.onSave();
      }}
    >
      {rows.map((row, at) => (
        <fieldset
          key={row.key}
          data-row={row.key}
          className={forms.rowFields}
          aria-label={row.name || t('new-row', { number: at + 1 })}
        >
          <label className={entry.field}>
            {words.name}
            <input
              required
              maxLength={props.longest}
              value={row.name}
              onChange={(event) => set({ ...row, name: event.currentTarget.value })}
            />
          </label>
          {More && <More row={row} set={set} />}
          <div className={forms.rowEnd}>
            <label className={forms.radio}>
              <input
                type="checkbox"
                checked={row.active}
                onChange={(event) => set({ ...row, active: event.currentTarget.checked })}
              />
              {words.active}
            </label>
            {rows.length > least && (
              <Button
                variant="subtle"
                size="md"
                aria-label={t('of', { what: t('remove-row'), name: row.name || t('new-row', { number: at + 1 }) })}
                onClick={() => setRows(rows.filter((each) => each.key !== row.key))}
              >
                {t('remove-row')}
              </Button>
            )}
          </div>
        </fieldset>
      ))}
      {rows.length < props.most && (
        <Button variant="default" size="md" leftSection={<Icon name="plus" size={16} />} onClick={add}>
          {words.add}
        </Button>
      )}
      <SectionFailure change={change} />
      <FormEnd send={t('save')} back={t('keep')} busy={change.busy} onClose={props.onClose} />
    </form>
  );
}
