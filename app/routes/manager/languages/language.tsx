import { useTranslation } from 'react-i18next';
import { Link, useOutletContext, useParams } from 'react-router';
import type { DraftView } from '../../../../modules/editor/schemas.ts';
import { LANGS, type Lang } from '../../../../site-kit/names.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import editorStyles from '../editor/editor.module.css';
import { useEditor, useUnit } from '../editor/editor-context.ts';
import { goToUnit } from '../editor/places.ts';
import { shownValue } from '../editor/save-queue.ts';
import { TranslationRow } from './translation-row.tsx';
import { countOf, entriesOf, type Entry } from './translations.ts';
import { useLanguageName } from './use-language-name.ts';
import styles from './languages.module.css';

/** One language: left what stands on the site, right what it says there. */
export default function LanguageScreen() {
  const { t } = useTranslation('languages');
  const { t: tEditor } = useTranslation('editor');
  const site = useOutletContext<DraftView['site']>();
  const { lang: asked } = useParams();
  const { snapshot } = useEditor();
  const { on = [] } = (useUnit('look/languages').own ?? {}) as { on?: string[] };
  const nameOf = useLanguageName();
  const lang = LANGS.find((one) => one === asked);
  const toList = (
    <p>
      <Link to={paths.languagesOfSite(site.id)}>{t('to-list')}</Link>
    </p>
  );
  if (!lang || !on.includes(lang))
    return (
      <header className={editorStyles.head}>
        {toList}
        <h1 className={editorStyles.title}>{t('title')}</h1>
        <p className={editorStyles.lead}>{t('off')}</p>
      </header>
    );
  const main = nameOf.inSentence(site.lang as Lang);
  const { queue } = snapshot;
  const entries = entriesOf(queue, lang);
  const left = entries.find(({ state }) => state !== 'done');
  const titleOf = (section: string | null): string => {
    if (section === null) return t('photos');
    const title = shownValue(queue, `copy/title/${section}`);
    return typeof title === 'string' ? title : tEditor('groups.hero');
  };
  return (
    <>
      <title>{`${nameOf(lang)} · Vetrina`}</title>
      <header className={editorStyles.head}>
        {toList}
        <h1 className={editorStyles.title}>{nameOf(lang)}</h1>
        <p className={editorStyles.lead}>{t('missing-means', { main })}</p>
      </header>
      {entries.length === 0 ? (
        <p className={styles.note}>{t('nothing')}</p>
      ) : (
        <div className={styles.counts}>
          <p>
            {(['done', 'missing', 'stale'] as const).map((state) => (
              <span key={state}>
                <b>{countOf(entries, state)}</b> {t(`states.${state}`)}
              </span>
            ))}
          </p>
          {left ? (
            <Button size="md" variant="default" onClick={() => goToUnit(left.view.unit)}>
              {t('next')}
            </Button>
          ) : (
            <p>{t('all-done')}</p>
          )}
        </div>
      )}
      {sections(entries).map(([section, all]) => (
        <section key={section ?? ''} className={editorStyles.group} aria-labelledby={`of-${section ?? 'photos'}`}>
          <h2
            id={`of-${section ?? 'photos'}`}
            className={editorStyles.groupTitle}
            lang={section ? site.lang : undefined}
          >
            {titleOf(section)}
          </h2>
          {all.map((entry) => (
            <TranslationRow key={entry.view.unit} {...entry} lang={lang} main={site.lang as Lang} />
          ))}
        </section>
      ))}
    </>
  );
}

/** Entries by the section of the page that shows them. */
function sections(entries: readonly Entry[]): [string | null, Entry[]][] {
  const all = new Map<string | null, Entry[]>();
  for (const entry of entries) all.set(entry.view.section, [...(all.get(entry.view.section) ?? []), entry]);
  return [...all];
}
