import { useTranslation } from 'react-i18next';
import type { BlockType, PageBlock } from '../../../../site-kit/content/own-pages/schema.ts';
import textButton from '../../../ui/text-button.module.css';
import { MoveButtons } from '../editor/move-buttons.tsx';
import { ButtonBlock } from './button-block.tsx';
import { FileBlock } from './file-block.tsx';
import { GalleryBlock, PhotoBlock } from './photo-blocks.tsx';
import styles from './pages.module.css';
import type { OnChange } from './on-change.ts';
import { PricesBlock, QuestionsBlock } from './row-blocks.tsx';
import { TextBlock } from './text-block.tsx';

/** In the order in which they are offered. */
export const BLOCK_TYPES = [
  'text',
  'photo',
  'gallery',
  'prices',
  'questions',
  'button',
  'hours',
  'map',
  'file',
] as const satisfies readonly BlockType[];

interface Card {
  block: PageBlock;
  at: number;
  of: number;
  /** Id of the page. */
  page: string;
  onChange: OnChange;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** A block with its hands: up, down, away. */
export function BlockCard({ block, at, of, page, onChange, onMove, onRemove }: Card) {
  const { t } = useTranslation('pages');
  const name = t('block-named', { kind: t(`blocks.${block.type}`), number: at + 1 });
  const id = `block-${block.id}`;
  return (
    <li className={styles.block} aria-labelledby={id}>
      <div className={styles.blockHead}>
        <h2 id={id} className={styles.blockName}>
          {name}
        </h2>
        <div className={styles.hands}>
          <MoveButtons name={name} at={at} of={of} onMove={onMove} />
          <button type="button" className={textButton.act} aria-label={t('remove-named', { name })} onClick={onRemove}>
            {t('remove')}
          </button>
        </div>
      </div>
      <Fields block={block} name={name} page={page} onChange={onChange} />
    </li>
  );
}

function Fields({ block, name, page, onChange }: { block: PageBlock; name: string; page: string; onChange: OnChange }) {
  const { t } = useTranslation('pages');
  switch (block.type) {
    case 'text':
      return <TextBlock block={block} name={name} onChange={onChange} />;
    case 'photo':
      return <PhotoBlock block={block} onChange={onChange} />;
    case 'gallery':
      return <GalleryBlock block={block} onChange={onChange} />;
    case 'prices':
      return <PricesBlock block={block} onChange={onChange} />;
    case 'questions':
      return <QuestionsBlock block={block} onChange={onChange} />;
    case 'button':
      return <ButtonBlock block={block} page={page} onChange={onChange} />;
    case 'file':
      return <FileBlock block={block} onChange={onChange} />;
    default:
      return <p className={styles.hint}>{t(`says.${block.type}`)}</p>;
  }
}
