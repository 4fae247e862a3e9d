import { useTranslation } from 'react-i18next';
import { LETTERS, MOST_QUESTIONS, MOST_ROWS } from '../../../../site-kit/content/own-pages/limits.ts';
import type { BlockOf } from '../../../../site-kit/content/own-pages/schema.ts';
import { Button } from '../../../ui/Button.tsx';
import textButton from '../../../ui/text-button.module.css';
import { MoveButtons } from '../editor/move-buttons.tsx';
import { moved } from '../../../ui/Moves.tsx';
import type { OnChange } from './on-change.ts';
import { LineField } from './line-field.tsx';
import styles from './pages.module.css';

export function PricesBlock({ block, onChange }: { block: BlockOf<'prices'>; onChange: OnChange<BlockOf<'prices'>> }) {
  const { t } = useTranslation('pages');
  const rows = (next: typeof block.rows, when: 'pause' | 'now') => onChange({ ...block, rows: next }, when);
  return (
    <>
      <LineField
        label={t('heading')}
        value={block.title}
        limit={LETTERS.heading}
        onChange={(title) => onChange({ ...block, title }, 'pause')}
      />
      <Rows
        rows={block.rows}
        most={MOST_ROWS}
        nameOf={({ name }, at) => name || t('row', { number: at + 1 })}
        none={{ name: '', detail: '', price: '' }}
        add={t('add-row')}
        onChange={rows}
      >
        {(row, change) => (
          <div className={styles.price}>
            <LineField
              label={t('prices.name')}
              value={row.name}
              limit={LETTERS.name}
              onChange={(name) => change({ ...row, name })}
            />
            <LineField
              label={t('prices.price')}
              value={row.price}
              limit={LETTERS.price}
              onChange={(price) => change({ ...row, price })}
            />
            <LineField
              className={styles.across}
              label={t('prices.detail')}
              value={row.detail}
              limit={LETTERS.detail}
              onChange={(detail) => change({ ...row, detail })}
            />
          </div>
        )}
      </Rows>
    </>
  );
}

export function QuestionsBlock({
  block,
  onChange,
}: {
  block: BlockOf<'questions'>;
  onChange: OnChange<BlockOf<'questions'>>;
}) {
  const { t } = useTranslation('pages');
  return (
    <>
      <LineField
        label={t('heading')}
        value={block.title}
        limit={LETTERS.heading}
        onChange={(title) => onChange({ ...block, title }, 'pause')}
      />
      <Rows
        rows={block.rows}
        most={MOST_QUESTIONS}
        nameOf={({ question }, at) => question || t('row', { number: at + 1 })}
        none={{ question: '', answer: '' }}
        add={t('add-question')}
        onChange={(rows, when) => onChange({ ...block, rows }, when)}
      >
        {(row, change) => (
          <>
            <LineField
              label={t('questions.question')}
              value={row.question}
              limit={LETTERS.question}
              onChange={(question) => change({ ...row, question })}
            />
            <LineField
              tall
              label={t('questions.answer')}
              value={row.answer}
              limit={LETTERS.answer}
              onChange={(answer) => change({ ...row, answer })}
            />
          </>
        )}
      </Rows>
    </>
  );
}

function Rows<Row>(props: {
  rows: readonly Row[];
  most: number;
  nameOf: (row: Row, at: number) => string;
  none: Row;
  add: string;
  onChange: (rows: Row[], when: 'pause' | 'now') => void;
  children: (row: Row, change: (row: Row) => void) => React.ReactNode;
}) {
  const { t } = useTranslation('pages');
  const { rows, nameOf, onChange } = props;
  return (
    <>
      <ol className={styles.rows}>
        {rows.map((row, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row has no name of its own, and its fields hold no state
          <li key={at} className={styles.row}>
            {props.children(row, (next) => onChange(rows.with(at, next), 'pause'))}
            <div className={styles.hands}>
              <MoveButtons
                name={nameOf(row, at)}
                at={at}
                of={rows.length}
                onMove={(to) => onChange(moved(rows, at, to), 'now')}
              />
              <button
                type="button"
                className={textButton.act}
                aria-label={t('remove-named', { name: nameOf(row, at) })}
                onClick={() => onChange(rows.toSpliced(at, 1), 'now')}
              >
                {t('remove')}
              </button>
            </div>
          </li>
        ))}
      </ol>
      {rows.length < props.most && (
        <Button variant="default" size="md" onClick={() => onChange([...rows, props.none], 'now')}>
          {props.add}
        </Button>
      )}
    </>
  );
}
