import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnRow } from '../../../../site-kit/content/owned-list.ts';
import { Button } from '../../../ui/Button.tsx';
import { useEditor } from '../editor/editor-context.ts';
import { MoveButtons } from '../editor/move-buttons.tsx';
import { placeOf } from '../editor/places.ts';
import { UnitTrouble } from '../editor/unit-frame.tsx';
import { EMPTY_ROW, moveRow, rowKey, rowOf, setRow, soldOutKey } from './list-model.ts';
import styles from './lists.module.css';
import { PhotoChoice } from './photo-choice.tsx';
import type { ScheduledActs } from './use-scheduled.ts';

const LETTERS = { name: 120, detail: 240, price: 60 };

/** One row: what it is called and what it costs side by side; the rest behind one press. */
export function RowFields(props: {
  kind: string;
  id: string;
  at: number;
  of: number;
  dated: ScheduledActs;
  onRemove: () => void;
}) {
  const { kind, id, at, of, dated, onRemove } = props;
  const { t } = useTranslation('lists');
  const { saver, snapshot } = useEditor();
  const { queue, may } = snapshot;
  const [isOpen, setOpen] = useState(false);
  const more = useId();
  const row = rowOf(queue, kind, id);
  const unit = rowKey(kind, id);
  const view = queue.views.get(unit);
  const isNew = row === EMPTY_ROW;
  const called = row.name || t('nameless');
  const set = (part: Partial<OwnRow>, when: 'pause' | 'now' = 'pause') =>
    saver.change((all) => setRow(all, kind, id, { ...rowOf(all, kind, id), ...part }), when);
  const out = dated.scheduled.find((one) => one.unit === soldOutKey(kind, id));
  const sell = () =>
    out
      ? dated.cancel(out.id, t('back', { name: called }))
      : dated.schedule(
          { unit: soldOutKey(kind, id), value: true, from: null, until: 'today' },
          t('sold-out-said', { name: called }),
        );
  const text = (part: 'name' | 'detail' | 'price') => (
    <label className={styles[part]}>
      <span className={styles.label}>{t(`fields.${part}`)}</span>
      <input
        id={`${id}-${part}`}
        className={styles.input}
        maxLength={LETTERS[part]}
        value={row[part]}
        autoComplete="off"
        aria-label={t('field-of', { field: t(`fields.${part}`), name: called })}
        onChange={(event) => set({ [part]: event.currentTarget.value.replaceAll(/[\p{Cc}\u00ad\u200b]/gu, ' ') })}
      />
    </label>
  );
  return (
    <li id={placeOf(unit)} className={styles.row}>
      <div className={styles.line}>
        {text('name')}
        {text('price')}
      </div>
      {view && <UnitTrouble view={view} />}
      <div className={styles.acts}>
        {may.includes('publish') && (
          <Button
            variant={out ? 'filled' : 'default'}
            size="md"
            className={styles.small}
            aria-pressed={out !== undefined}
            aria-disabled={dated.busy || isNew}
            aria-label={t('field-of', { field: t('sold-out'), name: called })}
            onClick={() => {
              if (!dated.busy && !isNew) void sell();
            }}
          >
            {t('sold-out')}
          </Button>
        )}
        <Button
          variant="subtle"
          size="md"
          className={styles.small}
          aria-expanded={isOpen}
          aria-controls={more}
          aria-label={t('field-of', { field: t('more'), name: called })}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? t('less') : t('more')}
        </Button>
      </div>
      {out && <p className={styles.out}>{t('sold-out-until')}</p>}
      <div id={more} hidden={!isOpen} className={styles.more}>
        {isOpen && (
          <>
            {text('detail')}
            <PhotoChoice chosen={row.photo} name={called} onChoose={(photo) => set({ photo }, 'now')} />
            <div className={styles.acts}>
              <MoveButtons
                name={called}
                at={at}
                of={of}
                onMove={(to) => saver.change((all) => moveRow(all, kind, id, to < at ? -1 : 1), 'now')}
              />
              <Button
                variant="subtle"
                size="md"
                className={styles.small}
                aria-label={t('field-of', { field: t('remove'), name: called })}
                onClick={onRemove}
              >
                {t('remove')}
              </Button>
            </div>
          </>
        )}
      </div>
    </li>
  );
}
