import { useTranslation } from 'react-i18next';
import { LANGS } from '../../site-kit/names.ts';
import { rememberLanguage } from '../i18n/detect.ts';
import { asLang, OWN_NAMES } from '../i18n/languages.ts';
import { Icon } from './Icon.tsx';
import styles from './LanguageSelector.module.css';

/** Changes the words in place: nothing typed is lost. A native list under our own drawing, so that it fits a small header. */
export function LanguageSelector() {
  const { i18n, t } = useTranslation();
  const current = asLang(i18n.language) ?? 'it';
  const choose = (value: string) => {
    const lang = asLang(value);
    if (lang) void i18n.changeLanguage(lang).then(() => rememberLanguage(lang));
  };
  return (
    <div className={styles.box}>
      <span aria-hidden="true" className={styles.shown}>
        <span className={styles.long}>{OWN_NAMES[current]}</span>
        <span className={styles.short}>{current.toUpperCase()}</span>
        <Icon name="caret" size={14} />
      </span>
      <select
        className={styles.select}
        aria-label={t('language')}
        value={current}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {LANGS.map((lang) => (
          <option key={lang} value={lang} lang={lang}>
            {named(t(`languages.${lang}`), OWN_NAMES[lang])}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A language as the reader calls it, and as its own speakers do: who cannot read the one finds the other. */
const named = (here: string, own: string) => (here === own ? own : `${here} · ${own}`);
