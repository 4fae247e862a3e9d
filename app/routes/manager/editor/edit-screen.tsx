import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { DraftView } from '../../../../modules/editor/schemas.ts';
import { useSaid } from '../../../ui/said.ts';
import { EditorContext } from './editor-context.ts';
import { ListView } from './list-view.tsx';
import { PageView } from './page-view.tsx';
import { useDraftActs } from './use-draft-acts.ts';
import { useFindings } from './use-findings.ts';
import { useSaver } from './use-saver.ts';

/** A site's page, typed into, or as a list of all its units (`?list`): one draft, one saver, the same acts. */
export function EditScreen({ draft }: { draft: DraftView }) {
  const { t } = useTranslation('editor');
  const { site } = draft;
  const [query] = useSearchParams();
  const editor = useSaver(draft);
  const { snapshot } = editor;
  const acts = useDraftActs(site.id, editor);
  const findings = useFindings(site.id, snapshot);
  // Of every letter that is saved nothing is said; that it is not, and that it is again, is.
  const { state } = snapshot;
  useSaid(state === 'failing' || state === 'held' || state === 'stopped' ? t(`save.${state}`) : null);
  const View = query.has('list') ? ListView : PageView;
  return (
    <EditorContext value={editor}>
      <title>{`${t('meta.title')} · Vetrina`}</title>
      <View site={site} acts={acts} findings={findings} />
    </EditorContext>
  );
}
