import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnList, OwnRow } from '../../../../site-kit/content/owned-list.ts';
import { Button } from '../../../ui/Button.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { say } from '../../../ui/said.ts';
import { useEditor } from '../editor/editor-context.ts';
import {
  addGroup,
  addRow,
  listOf,
  MOST_ROWS,
  putBack,
  removeGroup,
  removeRow,
  rowOf,
  rowsOf,
  setTitle,
} from './list-model.ts';
import styles from './lists.module.css';
import { RowFields } from './row-fields.tsx';
import type { ScheduledActs } from './use-scheduled.ts';

interface Removed {
  list: OwnList;
  id: string;
  row: OwnRow;
}

/** The groups of a list with their rows, in the order in which they are read. */
export function ListRows({ kind, dated }: { kind: string; dated: ScheduledActs }) {
  const { t } = useTranslation('lists');
  const { saver, snapshot } = useEditor();
  const { queue } = snapshot;
  const list = listOf(queue, kind);
  const rows = rowsOf(list);
  const isFull = rows.length >= MOST_ROWS;
  const [removed, setRemoved] = useState<Removed | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  function add(group: string | null) {
    let made = '';
    saver.change((all) => {
      const { queue: next, id } = addRow(all, kind, group);
      made = id;
      return next;
    }, 'now');
    requestAnimationFrame(() => moveFocus(document.getElementById(`${made}-name`)));
  }
  function remove(id: string) {
    const row = rowOf(queue, kind, id);
    setRemoved({ list, id, row });
    saver.change((all) => removeRow(all, kind, id), 'now');
    say(t('removed', { name: row.name }));
    requestAnimationFrame(() => moveFocus(undo.current));
  }
  return (
    <section className={styles.list} aria-label={t('rows')}>
      {rows.length === 0 && <p className={styles.hint}>{t('empty')}</p>}
      {list.groups.map((group, at) => (
        <section
          key={group.id}
          className={styles.group}
          aria-label={group.title || t('group-number', { number: at + 1 })}
        >
          <label className={styles.groupTitle}>
            <span className={styles.label}>{t('group-title')}</span>
            <input
              className={styles.input}
              maxLength={80}
              value={group.title}
              placeholder={t('group-none')}
              onChange={(event) => {
                const title = event.currentTarget.value;
                saver.change((all) => setTitle(all, kind, group.id, title), 'pause');
              }}
            />
          </label>
          <ul className={styles.rows}>
            {group.items.map((id) => (
              <RowFields
                key={id}
                kind={kind}
                id={id}
                at={rows.indexOf(id)}
                of={rows.length}
                dated={dated}
                onRemove={() => remove(id)}
              />
            ))}
          </ul>
          <div className={styles.acts}>
            {!isFull && (
              <Button
                variant="default"
                size="md"
                aria-label={group.title ? t('add-to', { group: group.title }) : undefined}
                onClick={() => add(group.id)}
              >
                {t('add')}
              </Button>
            )}
            {group.items.length === 0 && (
              <Button
                variant="subtle"
                size="md"
                onClick={() => saver.change((all) => removeGroup(all, kind, group.id), 'now')}
              >
                {t('group-remove')}
              </Button>
            )}
          </div>
        </section>
      ))}
      {removed && (
        <p className={styles.undo}>
          {t('removed', { name: removed.row.name })}{' '}
          <button
            ref={undo}
            type="button"
            className={styles.undoButton}
            onClick={() => {
              saver.change((all) => putBack(all, kind, removed.list, removed.id, removed.row), 'now');
              setRemoved(null);
            }}
          >
            {t('undo')}
          </button>
        </p>
      )}
      {isFull && <p className={styles.hint}>{t('full', { count: MOST_ROWS })}</p>}
      <div className={styles.acts}>
        {list.groups.length === 0 && (
          <Button size="md" onClick={() => add(null)}>
            {t('add')}
          </Button>
        )}
        <Button variant="default" size="md" onClick={() => saver.change((all) => addGroup(all, kind), 'now')}>
          {t('group-add')}
        </Button>
      </div>
    </section>
  );
}
