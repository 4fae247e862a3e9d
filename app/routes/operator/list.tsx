import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import styles from './console.module.css';
import controls from './controls.module.css';
import table from './list.module.css';
import type { Listed } from '../../ui/use-listed.ts';

/** A dense table of a list in every state it can be in; empty ones say what to do next. */
export function List<Row>(props: {
  pages: Listed<Row>;
  label: string;
  columns: string[];
  empty: { title: string; text?: string; action?: ReactNode };
  renderRow: (row: Row) => ReactNode;
}) {
  const { t } = useTranslation('operator');
  const { rows, more, busy, failure, reload } = props.pages;
  return (
    <div className={table.list} aria-busy={busy}>
      {failure ? <ErrorNotice failure={failure} onRetry={reload} /> : null}
      {rows === null && !failure ? <p className={styles.loading}>{t('list.loading')}</p> : null}
      {rows?.length === 0 ? (
        <div className={table.empty}>
          <h2>{props.empty.title}</h2>
          {props.empty.text ? <p>{props.empty.text}</p> : null}
          {props.empty.action}
        </div>
      ) : null}
      {rows && rows.length > 0 ? (
        <table className={table.table} aria-label={props.label}>
          <thead>
            <tr>
              {props.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>{rows.map(props.renderRow)}</tbody>
        </table>
      ) : null}
      {more ? (
        <button type="button" className={controls.act} disabled={busy} onClick={more}>
          {t('list.more')}
        </button>
      ) : null}
    </div>
  );
}

/** What a list is called, and the choices of which only one holds: what it shows. */
export function ListHead<Shown extends string>(props: {
  title: string;
  shown: Shown;
  /** A label for each choice, in their order. */
  choices: Record<Shown, string>;
  onChoose: (shown: Shown) => void;
}) {
  const { t } = useTranslation('operator');
  const choices = Object.entries(props.choices) as [Shown, string][];
  return (
    <div className={styles.head}>
      <h1>{props.title}</h1>
      <fieldset aria-label={t('list.show')} className={controls.choices}>
        {choices.map(([value, label]) => (
          <button key={value} type="button" aria-pressed={value === props.shown} onClick={() => props.onChoose(value)}>
            {label}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
