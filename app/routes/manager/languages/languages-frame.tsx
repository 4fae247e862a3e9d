import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useParams } from 'react-router';
import type { DraftView } from '../../../../modules/editor/schemas.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { useSaid } from '../../../ui/said.ts';
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
import styles from './languages.module.css';

/** Frame of the list and of each language: one draft, one saver, one bar. */
export function LanguagesFrame({ draft }: { draft: DraftView }) {
  const { t } = useTranslation('editor');
  const { lang } = useParams();
  const { site } = draft;
  const editor = useSaver(draft);
  const { snapshot } = editor;
  const acts = useDraftActs(site.id, editor);
  const findings = useFindings(site.id, snapshot);
  const [isSeen, setSeen] = useState(false);
  useEditorKeys({ onMove: acts.move });
  useSaid(snapshot.state === 'failing' || snapshot.state === 'held' ? t(`save.${snapshot.state}`) : null);
  // A language that the server does not hold yet cannot be drawn.
  async function see() {
    await editor.saver.flush();
    setSeen(true);
  }
  return (
    <EditorContext value={editor}>
      <div className={`page-width ${editorStyles.page}`}>
        <div className={`${editorStyles.list} ${styles.wide}`}>
          <Outlet context={site} />
          <Outcome outcome={acts.outcome} />
          {acts.failure && <ErrorNotice failure={acts.failure} />}
          {snapshot.state === 'failing' && snapshot.problem && <ErrorNotice failure={{ code: snapshot.problem }} />}
          <Findings findings={findings.map((finding) => ({ ...finding, unit: null }))} onGo={goToUnit} />
        </div>
      </div>
      <DraftBar busy={acts.busy} onMove={acts.move} onSee={() => void see()} onPublish={acts.publish} />
      <Dialog whole open={isSeen} onClose={() => setSeen(false)} title={t('see.title')}>
        <DraftFrame site={site.id} rev={snapshot.queue.rev} {...(lang ? { lang } : {})} />
      </Dialog>
    </EditorContext>
  );
}
