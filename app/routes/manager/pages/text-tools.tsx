import { useState, type FormEvent, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { isWebLink } from '../../../../site-kit/content/own-pages/web-link.ts';
import { Button } from '../../../ui/Button.tsx';
import { withScheme } from './with-scheme.ts';
import styles from './pages.module.css';
import type { LookOfText, RichEditor } from './rich-text/mount.ts';

const LOOKS = ['strong', 'em', 'heading', 'subheading', 'bullets', 'numbers', 'link'] as const satisfies LookOfText[];

/** What can be done with the words that are chosen; each says whether it is so already. */
export function TextTools({ looks, editor }: { looks: ReadonlySet<LookOfText>; editor: RefObject<RichEditor | null> }) {
  const { t } = useTranslation('pages');
  const [isLinking, setLinking] = useState(false);
  const press = (look: LookOfText) => {
    if (look !== 'link') editor.current?.apply(look);
    else if (looks.has('link')) editor.current?.link(null);
    else setLinking(!isLinking);
  };
  return (
    <>
      <div className={styles.tools} role="toolbar" aria-label={t('text.tools')}>
        {LOOKS.map((look) => (
          <button
            key={look}
            type="button"
            className={styles.tool}
            data-look={look}
            aria-pressed={looks.has(look)}
            // The words stay chosen, and a phone keeps its keyboard.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => press(look)}
          >
            {t(`text.looks.${look}`)}
          </button>
        ))}
      </div>
      {isLinking && (
        <LinkForm
          onLink={(href) => {
            editor.current?.link(href);
            setLinking(false);
          }}
        />
      )}
    </>
  );
}

function LinkForm({ onLink }: { onLink: (href: string) => void }) {
  const { t } = useTranslation('pages');
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  function link(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    const href = withScheme(typed.trim());
    setWrong(!isWebLink(href));
    if (isWebLink(href)) onLink(href);
  }
  return (
    <form className={styles.linking} onSubmit={link} noValidate>
      <label className={styles.field}>
        {t('link.address')}
        <input
          type="url"
          className={styles.input}
          value={typed}
          placeholder="https://"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </label>
      <Button type="submit" variant="default" size="md">
        {t('link.set')}
      </Button>
      {isWrong && (
        <p role="alert" className={styles.refusal}>
          {t('link.wrong')}
        </p>
      )}
    </form>
  );
}
