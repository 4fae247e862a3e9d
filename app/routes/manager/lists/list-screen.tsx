import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DraftView, ScheduledAnswer } from '../../../../modules/editor/schemas.ts';
import { paths } from '../../../paths.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { useSaid } from '../../../ui/said.ts';
import { shownAddress } from '../shown-address.ts';
import { DraftBar } from '../editor/draft-acts.tsx';
import { DraftFrame } from '../editor/draft-frame.tsx';
import { EditorContext } from '../editor/editor-context.ts';
import editorStyles from '../editor/editor.module.css';
import { Findings } from '../editor/findings.tsx';
import { Outcome } from '../editor/outcome.tsx';
import { goToUnit } from '../editor/places.ts';
import { useDraftActs } from '../editor/use-draft-acts.ts';
import { useEditorKeys } from '../editor/use-editor-keys.ts';
import { useFindings } from '../editor/use-findings.ts';
import { useSaver } from '../editor/use-saver.ts';
import { ListRows } from './list-rows.tsx';
import { PageNewsSection } from './page-news.tsx';
import { PasteList } from './paste-list.tsx';
import { ScheduledSection } from './scheduled-section.tsx';
import { useScheduled } from './use-scheduled.ts';

interface Loaded {
  draft: DraftView;
  scheduled: ScheduledAnswer;
  kind: string;
}

/** What a business sells: groups and rows, written as they will be read; what is sold out today is seen at once. */
export function ListScreen({ draft, scheduled, kind }: Loaded) {
  const { t } = useTranslation('lists');
  const { t: say } = useTranslation('editor');
  const { site } = draft;
  const editor = useSaver(draft);
  const { snapshot } = editor;
  const acts = useDraftActs(site.id, editor);
  const findings = useFindings(site.id, snapshot);
  const dated = useScheduled(site.id, scheduled);
  const [isSeen, setSeen] = useState(false);
  useEditorKeys({ onMove: acts.move, onSearch: () => undefined });
  useSaid(snapshot.state === 'failing' || snapshot.state === 'held' ? say(`save.${snapshot.state}`) : null);
  const title = t(`title.${kind as 'menu'}`);
  return (
    <EditorContext value={editor}>
      <title>{`${title} · Vetrina`}</title>
      <div className={`page-width ${editorStyles.page}`}>
        <div className={editorStyles.list}>
          <header className={editorStyles.head}>
            <p>
              <Link to={paths.listOfSite(site.id)}>{t('to-editor')}</Link>
            </p>
            <h1 className={editorStyles.title}>{title}</h1>
            <a className={editorStyles.site} href={site.url} target="_blank" rel="noopener">
              {shownAddress(site.url)}
            </a>
            <p className={editorStyles.lead}>{t('lead')}</p>
          </header>
          <Outcome outcome={acts.outcome} />
          {acts.failure && <ErrorNotice failure={acts.failure} />}
          {dated.failure && <ErrorNotice failure={dated.failure} />}
          {snapshot.state === 'failing' && snapshot.problem && <ErrorNotice failure={{ code: snapshot.problem }} />}
          <Findings findings={findings} onGo={goToUnit} />
          <PageNewsSection kind={kind} />
          <ListRows kind={kind} dated={dated} />
          <PasteList kind={kind} />
          <ScheduledSection dated={dated} />
        </div>
      </div>
      <DraftBar busy={acts.busy} onMove={acts.move} onSee={() => setSeen(true)} onPublish={acts.publish} />
      <Dialog whole open={isSeen} onClose={() => setSeen(false)} title={say('see.title')}>
        <DraftFrame site={site.id} rev={snapshot.queue.rev} />
      </Dialog>
    </EditorContext>
  );
}
