import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import type { DraftView, FileAnswer } from '../../../../modules/editor/schemas.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import textButton from '../../../ui/text-button.module.css';
import { useSaid } from '../../../ui/said.ts';
import { DraftBar } from '../editor/draft-acts.tsx';
import { DraftFrame } from '../editor/draft-frame.tsx';
import { EditorContext } from '../editor/editor-context.ts';
import { Findings } from '../editor/findings.tsx';
import { Outcome } from '../editor/outcome.tsx';
import { goToUnit } from '../editor/places.ts';
import { useDraftActs } from '../editor/use-draft-acts.ts';
import { useFindings } from '../editor/use-findings.ts';
import { useSaver } from '../editor/use-saver.ts';
import editorStyles from '../editor/editor.module.css';
import type { PagesOutlet } from './outlet.ts';
import styles from './pages.module.css';

/** Frame of the list and of each page: one draft, one saver, one bar. What was removed can be brought back where it went. */
export function PagesFrame({ draft, given }: { draft: DraftView; given: readonly FileAnswer[] }) {
  const { t } = useTranslation('pages');
  const { t: tEditor } = useTranslation('editor');
  const { page } = useParams();
  const { site } = draft;
  const editor = useSaver(draft);
  const { snapshot } = editor;
  const acts = useDraftActs(site.id, editor);
  const findings = useFindings(site.id, snapshot);
  const [isSeen, setSeen] = useState(false);
  const [removed, setRemoved] = useState<string | null>(null);
  useSaid(snapshot.state === 'failing' || snapshot.state === 'held' ? tEditor(`save.${snapshot.state}`) : null);
  useSaid(removed);
  const [files, setFiles] = useState(given);
  const onFile = (file: FileAnswer) => setFiles((all) => (all.some(({ id }) => id === file.id) ? all : [...all, file]));
  const outlet: PagesOutlet = { site, files, onFile, onRemoved: setRemoved };
  const move = (way: 'undo' | 'redo') => {
    setRemoved(null);
    acts.move(way);
  };
  // A page that the server does not hold yet cannot be drawn.
  async function see() {
    await editor.saver.flush();
    setSeen(true);
  }
  return (
    <EditorContext value={editor}>
      <div className={`page-width ${editorStyles.page} ${styles.page}`}>
        <div className={editorStyles.list}>
          <Outlet context={outlet} />
          <Outcome outcome={acts.outcome} />
          {acts.failure && <ErrorNotice failure={acts.failure} />}
          {snapshot.state === 'failing' && snapshot.problem && <ErrorNotice failure={{ code: snapshot.problem }} />}
          <Findings findings={findings.map((finding) => ({ ...finding, unit: null }))} onGo={goToUnit} />
        </div>
      </div>
      <div className={styles.foot}>
        {removed && (
          <p className={styles.removed}>
            <span>{removed}</span>
            <button type="button" className={textButton.act} onClick={() => move('undo')}>
              {t('undo')}
            </button>
          </p>
        )}
      </div>
      <DraftBar busy={acts.busy} onMove={move} onSee={() => void see()} onPublish={acts.publish} />
      <Dialog whole open={isSeen} onClose={() => setSeen(false)} title={tEditor('see.title')}>
        <DraftFrame site={site.id} rev={snapshot.queue.rev} {...(page ? { page } : {})} />
      </Dialog>
    </EditorContext>
  );
}
