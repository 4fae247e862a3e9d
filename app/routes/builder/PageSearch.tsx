import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SocialPageResult } from '../../../modules/previews/schemas.ts';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { moveFocus } from '../../ui/focus.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useSaid } from '../../ui/said.ts';
import styles from './PageSearch.module.css';
import { ResultOption } from './ResultOption.tsx';
import { usePageSearch } from './use-page-search.ts';

/**
 * The hero's only control: a combobox as the ARIA authoring practices describe it (list autocomplete, manual
 * selection). Focus stays in the field; the active option is named by aria-activedescendant.
 */
export function PageSearch({ initial, onChoose }: { initial: string; onChoose: (page: SocialPageResult) => void }) {
  const { t } = useTranslation('vetrina');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(initial);
  const [active, setActive] = useState(-1);
  const [closed, setClosed] = useState(false);
  const { state, typed, retry, clear } = usePageSearch();
  const pages = state.status === 'found' ? state.pages : [];
  useSaid(
    state.status === 'searching'
      ? t('search.searching')
      : state.status === 'found'
        ? pages.length > 0
          ? t('search.found', { count: pages.length })
          : t('search.none')
        : null,
  );
  const open = pages.length > 0 && !closed;
  const optionId = (index: number) => `${id}-${index}`;

  const type = (value: string) => {
    setText(value);
    setActive(-1);
    setClosed(false);
    typed(value);
  };
  // What was typed before the script arrived is searched as soon as it does.
  const takeOver = useEffectEvent(() => {
    const early = field.current?.value ?? '';
    if (early && early !== initial) type(early);
  });
  useEffect(() => takeOver(), []);
  const move = (index: number) => {
    setActive(index);
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' });
  };
  const choose = (page: SocialPageResult) => {
    setText(page.name);
    setActive(-1);
    clear();
    onChoose(page);
  };
  // The list belongs to the field: it opens where the focus is.
  const again = () => {
    moveFocus(field.current);
    retry(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = pages.length - 1;
    const steps: Record<string, () => void> = {
      ArrowDown: () => {
        setClosed(false);
        move(active >= last ? 0 : active + 1);
      },
      ArrowUp: () => {
        setClosed(false);
        move(active <= 0 ? last : active - 1);
      },
      Enter: () => {
        const page = pages[active] ?? (pages.length === 1 ? pages[0] : undefined);
        if (page && open) choose(page);
      },
      Escape: () => (open ? setClosed(true) : type('')),
    };
    const step = steps[event.key];
    if (!step || event.nativeEvent.isComposing || (pages.length === 0 && event.key.startsWith('Arrow'))) return;
    event.preventDefault();
    step();
  };

  return (
    <search className={styles.search}>
      <label htmlFor={id} className={styles.label}>
        {t('search.label')}
      </label>
      <div className={styles.box}>
        <Icon name="search" size={22} />
        <input
          ref={field}
          id={id}
          className={styles.field}
          role="combobox"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={open && active >= 0 ? optionId(active) : undefined}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          placeholder={t('search.placeholder')}
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onBlur={() => setClosed(true)}
          onFocus={() => setClosed(false)}
        />
        {state.status === 'searching' ? <span className={styles.spinner} aria-hidden="true" /> : null}
        {text !== '' ? (
          <button
            type="button"
            className={styles.clear}
            aria-label={t('search.clear')}
            onClick={() => {
              type('');
              moveFocus(field.current);
            }}
          >
            <Icon name="close" size={18} />
          </button>
        ) : null}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus stays in the field */}
      <div
        id={`${id}-list`}
        className={styles.list}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no HTML element is the list of a combobox with pictures
        role="listbox"
        aria-label={t('search.results')}
        hidden={!open}
        // A press in the list must not take the focus from the field.
        onMouseDown={(event) => event.preventDefault()}
      >
        {pages.map((page, index) => (
          <ResultOption
            key={page.id}
            id={optionId(index)}
            page={page}
            active={index === active}
            onChoose={() => choose(page)}
          />
        ))}
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {state.status === 'found' && pages.length === 0 ? t('search.none') : t('search.hint')}
      </p>
      {state.status === 'failed' ? <ErrorNotice failure={state.failure} onRetry={again} /> : null}
    </search>
  );
}
