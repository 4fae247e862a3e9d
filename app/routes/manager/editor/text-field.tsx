import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnitView } from '../../../../modules/editor/schemas.ts';
import { useUnit } from './editor-context.ts';
import { placeOf } from './places.ts';
import { sameValue } from './same-value.ts';
import { formOf } from './typed-text.ts';
import { UnitFrame } from './unit-frame.tsx';
import styles from './unit.module.css';

/** Those of one line, with the keyboard that a phone shows for them. */
const KEYBOARDS: Record<string, { type: string; autoComplete?: string }> = {
  'fact/phone': { type: 'tel' },
  'fact/mail': { type: 'email' },
  'fact/website': { type: 'url' },
};
const TALL = ['copy/headline', 'copy/lede', 'copy/story'];

/** A text of the page, typed as it will be read. What was written stays in the field whatever becomes of it on its way. */
export function TextField({ view, name, lang }: { view: UnitView; name: string; lang: string }) {
  const { t } = useTranslation('editor');
  const { shown, own, edit, set, enter, leave } = useUnit(view.unit);
  const form = formOf(view);
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? null : form.read(typed);
  // Another value than what was typed came from elsewhere: an undo, the other device.
  const isTyped = typed !== null && (sameValue(read, own) || sameValue(read, shown));
  const text = isTyped ? typed : form.write(shown);
  const left = form.left(own ?? shown, view.limit);
  const id = `${placeOf(view.unit)}-text`;
  function write(next: string) {
    setTyped(next);
    const value = form.read(next);
    const over = -form.left(value, view.limit);
    const back = value === null || (view.derived !== null && own === null && sameValue(value, view.derived));
    set(
      back ? null : value,
      'pause',
      over > 0 ? { code: 'editor.too-long', message: t('over', { count: over }) } : null,
    );
  }
  const field = {
    id,
    lang,
    value: text,
    className: styles.text,
    'aria-describedby': `${id}-left`,
    'aria-invalid': edit?.refusal ? true : undefined,
    onFocus: enter,
    onBlur: () => {
      setTyped(null);
      leave();
    },
  };
  const aside = (
    <span id={`${id}-left`} className={styles.left}>
      {left >= 0 && left <= Math.max(view.limit / 2, 20) && t('left', { count: left })}
    </span>
  );
  return (
    <UnitFrame view={view} name={name} htmlFor={id} aside={aside}>
      {TALL.includes(view.unit) ? (
        <textarea
          {...field}
          rows={view.unit === 'copy/story' ? 6 : 2}
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={(event) => {
            // Where a text has one line, there is none to begin.
            if (event.key === 'Enter' && view.unit !== 'copy/story' && !event.nativeEvent.isComposing)
              event.preventDefault();
          }}
        />
      ) : (
        <input
          {...field}
          {...(KEYBOARDS[view.unit] ?? { type: 'text' })}
          autoComplete="off"
          onChange={(event) => write(event.currentTarget.value)}
        />
      )}
    </UnitFrame>
  );
}
