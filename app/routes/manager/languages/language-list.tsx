import { useTranslation } from 'react-i18next';
import { Link, useOutletContext } from 'react-router';
import type { DraftView } from '../../../../modules/editor/schemas.ts';
import { LANGS, type Lang } from '../../../../site-kit/names.ts';
import { paths } from '../../../paths.ts';
import editorStyles from '../editor/editor.module.css';
import { useEditor, useUnit } from '../editor/editor-context.ts';
import { pagesOfDraft } from '../pages/own-pages.ts';
import { countOf, entriesOf } from './translations.ts';
import { useLanguageName } from './use-language-name.ts';
import styles from './languages.module.css';

const UNIT = 'look/languages';

/** Which languages the site has, and how far each of them is. */
export default function LanguageList() {
  const { t } = useTranslation('languages');
  const site = useOutletContext<DraftView['site']>();
  const { snapshot } = useEditor();
  const { own, set } = useUnit(UNIT);
  const nameOf = useLanguageName();
  const { on = [] } = (own ?? {}) as { on?: Lang[] };
  const main = nameOf.inSentence(site.lang as Lang);
  const others = LANGS.filter((lang) => lang !== site.lang);
  const isFull = on.length >= site.most_languages;
  const turn = (lang: Lang, isOn: boolean) => {
    const next = isOn ? [...on, lang] : on.filter((one) => one !== lang);
    set(next.length > 0 ? { on: next } : null);
  };
  return (
    <>
      <title>{`${t('title')} · Vetrina`}</title>
      <header className={editorStyles.head}>
        <p>
          <Link to={`${paths.editSite(site.id)}?list`}>{t('to-edit')}</Link>
        </p>
        <h1 className={editorStyles.title}>{t('title')}</h1>
        <p className={editorStyles.lead}>{t('lead', { main })}</p>
      </header>
      <ul className={styles.languages}>
        {others.map((lang) => {
          const isOn = on.includes(lang);
          return (
            <li key={lang} className={styles.language}>
              <label className={styles.toggle}>
                <input
                  type="checkbox"
                  checked={isOn}
                  disabled={!isOn && isFull}
                  onChange={(event) => turn(lang, event.currentTarget.checked)}
                />
                <span className={styles.name}>{nameOf(lang)}</span>
              </label>
              {isOn && <Progress lang={lang} site={site} />}
            </li>
          );
        })}
      </ul>
      {isFull && on.length < others.length && <p className={styles.note}>{t('full', { count: on.length })}</p>}
      {on.length > 0 && pagesOfDraft(snapshot.queue).length > 0 && (
        <p className={styles.note}>{t('pages-stay', { main })}</p>
      )}
    </>
  );
}

function Progress({ lang, site }: { lang: Lang; site: DraftView['site'] }) {
  const { t } = useTranslation('languages');
  const { snapshot } = useEditor();
  const nameOf = useLanguageName();
  const entries = entriesOf(snapshot.queue, lang);
  const how = snapshot.languages.find((one) => one.lang === lang);
  const stale = countOf(entries, 'stale');
  return (
    <div className={styles.progress}>
      <p>
        {t('progress', { done: countOf(entries, 'done'), all: entries.length })}
        {stale > 0 && <b className={styles.stale}> {t('stale-count', { count: stale })}</b>}
      </p>
      {how && <p className={styles.note}>{how.listed ? t('listed') : t('unlisted', { share: how.share })}</p>}
      <p className={styles.ways}>
        <Link to={paths.languagesOfSite(site.id, lang)}>{t('translate', { lang: nameOf.inSentence(lang) })}</Link>
        <span className={styles.note}>/{lang}/</span>
      </p>
    </div>
  );
}
