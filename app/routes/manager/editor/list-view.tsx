import { sells } from '../../../plan-contents.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import type { DraftFinding, DraftView } from '../../../../modules/editor/schemas.ts';
import { paths } from '../../../paths.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { moveFocus } from '../../../ui/focus.ts';
import { useVisit } from '../../../ui/use-operator.ts';
import { shownAddress } from '../shown-address.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Discard } from './discard.tsx';
import { useEditor } from './editor-context.ts';
import styles from './editor.module.css';
import { Findings } from './findings.tsx';
import { Outcome } from './outcome.tsx';
import { goToUnit } from './places.ts';
import { SHEETS } from './sheets.tsx';
import { UnitList } from './unit-list.tsx';
import { Unseen } from './unseen.tsx';
import type { useDraftActs } from './use-draft-acts.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { Versions } from './versions.tsx';

interface ListViewProps {
  site: DraftView['site'];
  acts: ReturnType<typeof useDraftActs>;
  findings: readonly DraftFinding[];
}

/** Every unit of a site as a field, in page order: the same as on the page, without the picture of it. */
export function ListView({ site, acts, findings }: ListViewProps) {
  const { t } = useTranslation('editor');
  const { t: say } = useTranslation();
  const { snapshot } = useEditor();
  const { offer } = useVisit();
  // A helper, who sees no order, asks us for nothing.
  const offersTexts = site.order_id !== null && sells(offer, 'texts');
  const [filter, setFilter] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const { state } = useLocation() as { state: { search?: boolean } | null };
  useEditorKeys({ onMove: acts.move, onSearch: () => moveFocus(search.current) });
  useEffect(() => {
    if (state?.search) moveFocus(search.current);
  }, [state]);
  const views = [...snapshot.queue.views.values()];
  return (
    <>
      <div className={`page-width ${styles.page}`}>
        <div className={styles.list}>
          <header className={styles.head}>
            <p>
              <Link to={paths.site(site.id)}>{say('to-site')}</Link>
            </p>
            <h1 className={styles.title}>{t('meta.title')}</h1>
            <a className={styles.site} href={site.url} target="_blank" rel="noopener">
              {shownAddress(site.url)}
            </a>
            <p className={styles.lead}>{t('lead')}</p>
            <Link className={styles.site} to={paths.pagesOfSite(site.id)}>
              {t('to-pages')}
            </Link>
            <Link className={styles.site} to={paths.languagesOfSite(site.id)}>
              {t('to-languages')}
            </Link>
            {offersTexts && (
              <Link className={styles.site} to={paths.textsOfSite(site.id)}>
                {t('to-texts')}
              </Link>
            )}
          </header>
          <Outcome outcome={acts.outcome} />
          {acts.failure && <ErrorNotice failure={acts.failure} />}
          {(snapshot.state === 'failing' || snapshot.state === 'stopped') && snapshot.problem && (
            <ErrorNotice failure={{ code: snapshot.problem }} />
          )}
          <Unseen onGo={goToUnit} />
          <Findings findings={findings} onGo={goToUnit} />
          <label className={styles.filter}>
            {t('filter.label')}
            <input
              ref={search}
              type="search"
              value={filter}
              onChange={(event) => setFilter(event.currentTarget.value)}
              aria-keyshortcuts="/"
            />
          </label>
          <UnitList filter={filter} lang={site.lang} site={site.id} />
          <section className={styles.group} aria-labelledby="draft-title">
            <h2 id="draft-title" className={styles.groupTitle}>
              {t('draft.title')}
            </h2>
            <div className={styles.whole}>
              <Versions site={site.id} onRestore={acts.restore} />
              <Discard changes={snapshot.changes} onDiscard={acts.discard} />
            </div>
          </section>
        </div>
      </div>
      <BottomBar
        busy={acts.busy}
        onMove={acts.move}
        onPublish={acts.publish}
        here="list"
        onPlace={(sheet) => {
          setFilter('');
          const first = views.find((view) => SHEETS.find(({ id }) => id === sheet)?.holds(view));
          if (first) goToUnit(first.unit);
        }}
      />
    </>
  );
}
