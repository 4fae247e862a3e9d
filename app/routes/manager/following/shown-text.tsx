import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import textButton from '../../../ui/text-button.module.css';
import { differing, isLong, nearDifference } from './differing.ts';
import styles from './following.module.css';

/** A text as it stands on the page, with its lines. A long one is cut; what differs from `other` is marked. */
export function ShownText({ text, other = null }: { text: string; other?: string | null }) {
  const { t } = useTranslation('following');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isCut = isLong(text) && !isOpen;
  const whole = other === null ? { head: text, own: '', tail: '' } : differing(text, other);
  const { head, own, tail } = isCut ? nearDifference(whole) : whole;
  const isMarked = own !== '' && whole.head + whole.tail !== '';
  return (
    <>
      <span id={id} dir="auto" className={styles.text} data-cut={isCut || undefined}>
        {head}
        {isMarked ? <mark className={styles.mark}>{own}</mark> : own}
        {tail}
      </span>
      {isLong(text) && (
        <button
          type="button"
          className={textButton.act}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'text.less' : 'text.all')}
        </button>
      )}
    </>
  );
}
