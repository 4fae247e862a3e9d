import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lang } from '../../../../site-kit/names.ts';
import { Button } from '../../../ui/Button.tsx';
import textButton from '../../../ui/text-button.module.css';
import { useUnit } from '../editor/editor-context.ts';
import { placeOf } from '../editor/places.ts';
import { sameValue } from '../editor/same-value.ts';
import { UnitTrouble } from '../editor/unit-frame.tsx';
import { useUnitName } from '../editor/unit-names.ts';
import { partsOf, ROW, textsOf, valueOf, type Entry, type Part } from './translations.ts';
import { useLanguageName } from './use-language-name.ts';
import styles from './languages.module.css';

/** One unit: its words on the site, and a field for each of them in the other language. */
export function TranslationRow({ view, state, lang, main }: Entry & { lang: Lang; main: Lang }) {
  const { t } = useTranslation('languages');
  const { t: tEditor } = useTranslation('editor');
  const nameOf = useUnitName();
  const languageName = useLanguageName();
  const { shown, set, enter, leave, edit } = useUnit(view.unit);
  const [typed, setTyped] = useState<readonly string[] | null>(null);
  const { value: source, of } = view.translates;
  const parts = partsOf(view);
  const held = textsOf(parts, shown);
  // Another value than what was typed came from elsewhere: an undo, the other device.
  const isTyped =
    typed !== null && sameValue(valueOf(parts, typed).value, (shown as { value: unknown } | null)?.value ?? null);
  const texts = isTyped ? typed : held;
  function write(at: number, text: string) {
    const next = texts.map((one, place) => (place === at ? text : one));
    setTyped(next);
    const { value, lacks } = valueOf(parts, next);
    const over = Math.max(...parts.map(({ limit, lines }, place) => (lines ? 0 : (next[place]?.length ?? 0) - limit)));
    const message = lacks ? t(`lacks.${lacks}`) : over > 0 ? tEditor('over', { count: over }) : null;
    const refusal = message === null ? null : { code: 'editor.not-this', message };
    set(value === null ? null : { value, of }, 'pause', refusal);
  }
  const id = placeOf(view.unit);
  // What it says stands beside it.
  const name = nameOf({ ...view, label: { ...view.label, words: '' } });
  const [first] = parts;
  const labelOf = ({ kind }: Part, at: number): string =>
    kind === 'whole' ? '' : t(`parts.${kind}`, { number: at + 1 });
  return (
    <fieldset id={id} aria-labelledby={`${id}-name`} className={styles.row}>
      <div className={styles.rowHead}>
        <h3 id={`${id}-name`} className={styles.name}>
          {name}
        </h3>
        <span className={`${styles.state} ${styles[state] ?? ''}`}>{t(`state.${state}`)}</span>
      </div>
      {parts.map((part, at) => {
        const label = [t('in', { lang: languageName.inSentence(lang) }), labelOf(part, at)].filter(Boolean).join(', ');
        const field = {
          id: `${id}-${at}`,
          lang,
          value: texts[at] ?? '',
          className: styles.text,
          'aria-label': `${name}: ${label}`,
          'aria-describedby': `${id}-${at}-source`,
          'aria-invalid': edit?.refusal ? true : undefined,
          onFocus: enter,
          onBlur: () => {
            setTyped(null);
            leave();
          },
        };
        return (
          <div key={field.id} className={styles.pair}>
            <p id={`${id}-${at}-source`} lang={main} className={styles.source}>
              {part.source}
            </p>
            <textarea
              {...field}
              rows={part.lines ? 5 : 1}
              onChange={(event) => write(at, event.currentTarget.value)}
              onKeyDown={(event) => {
                // Where a text has one line, there is none to begin.
                if (event.key === 'Enter' && !part.lines && !event.nativeEvent.isComposing) event.preventDefault();
              }}
            />
          </div>
        );
      })}
      {state === 'stale' && (
        <div className={styles.moved}>
          <p>{t('stale-text')}</p>
          <Button
            size="md"
            variant="default"
            onClick={() => set({ value: (shown as { value: unknown }).value, of })}
            aria-label={`${t('confirm')}: ${first?.source ?? name}`}
          >
            {t('confirm')}
          </Button>
        </div>
      )}
      {state === 'missing' && ROW.test(view.unit) && (
        <button
          type="button"
          className={textButton.act}
          aria-label={`${t('same')}: ${first?.source ?? name}`}
          onClick={() => set({ value: source, of })}
        >
          {t('same')}
        </button>
      )}
      <UnitTrouble view={view} />
    </fieldset>
  );
}
