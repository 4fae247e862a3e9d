import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DraftView } from '../../../../modules/editor/schemas.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { useSaid } from '../../../ui/said.ts';
import { DraftBar } from '../editor/draft-acts.tsx';
import { EditorContext } from '../editor/editor-context.ts';
import { Findings } from '../editor/findings.tsx';
import { Outcome } from '../editor/outcome.tsx';
import { goToUnit } from '../editor/places.ts';
import { useDraftActs } from '../editor/use-draft-acts.ts';
import { useFindings } from '../editor/use-findings.ts';
import { useSaver } from '../editor/use-saver.ts';
import frame from '../editor/editor.module.css';
import { PhotoGrid } from './photo-grid.tsx';
import { LOOK_PHOTOS, photosOf } from './photo-list.ts';
import { PhotoSheet } from './photo-sheet.tsx';
import styles from './photos.module.css';
import { UploadList } from './upload-list.tsx';
import { useGivenFiles } from './use-given-files.ts';
import { useUploader } from './use-uploader.ts';

/** The photos of a site: added, put in order, described, put away (owner.md 1). */
export function PhotosScreen({ draft }: { draft: DraftView }) {
  const { t } = useTranslation('photos');
  const { t: edit } = useTranslation('editor');
  const { site } = draft;
  const editor = useSaver(draft);
  const { snapshot, saver } = editor;
  const acts = useDraftActs(site.id, editor);
  const findings = useFindings(site.id, snapshot);
  const { uploader, uploads } = useUploader(site.id, saver);
  const [open, setOpen] = useState<{ ref: string; isRound: boolean } | null>(null);
  const { shown, away } = photosOf(snapshot.queue);
  const mute = shown.filter(({ alt }) => alt === '');
  const under = uploads.filter(({ state }) => state !== 'refused').length;
  const isOver = useGivenFiles(uploader.add);
  useSaid(snapshot.state === 'failing' || snapshot.state === 'held' ? edit(`save.${snapshot.state}`) : null);
  useSaid(under > 0 ? t('under-way', { count: under }) : t('all-there'));
  return (
    <EditorContext value={editor}>
      <title>{`${t('title')} · Vetrina`}</title>
      <div className={`page-width ${frame.page} ${styles.page}`} data-over={isOver || undefined}>
        <div className={styles.whole}>
          <header className={frame.head}>
            <p>
              <Link to={paths.listOfSite(site.id)}>{t('to-list')}</Link>
            </p>
            <h1 className={frame.title}>{t('title')}</h1>
            <p className={frame.lead}>{t('lead')}</p>
          </header>
          <Outcome outcome={acts.outcome} />
          {acts.failure && <ErrorNotice failure={acts.failure} />}
          {snapshot.state === 'failing' && snapshot.problem && <ErrorNotice failure={{ code: snapshot.problem }} />}
          {/* What is not of this screen has its field in the list. */}
          <Findings
            findings={findings.map((one) => ({ ...one, unit: one.unit === LOOK_PHOTOS ? one.unit : null }))}
            onGo={goToUnit}
          />
          <UploadList
            uploads={uploads}
            uploader={uploader}
            onSee={(ref) => setOpen({ ref, isRound: false })}
            knows={(ref) => [...shown, ...away].some((photo) => photo.ref === ref)}
          />
          <PhotoGrid
            shown={shown}
            away={away}
            onAdd={uploader.add}
            onOpen={(ref) => setOpen({ ref, isRound: false })}
          />
          {mute.length > 0 && (
            <section className={styles.mute} aria-labelledby="mute-title">
              <h2 id="mute-title" className={frame.noticeTitle}>
                {t('mute.title', { count: mute.length })}
              </h2>
              <p>{t('mute.means')}</p>
              <Button size="md" variant="default" onClick={() => setOpen({ ref: mute[0]?.ref ?? '', isRound: true })}>
                {t('mute.begin')}
              </Button>
            </section>
          )}
        </div>
      </div>
      <DraftBar busy={acts.busy} onMove={acts.move} onSee={null} onPublish={acts.publish} />
      <PhotoSheet
        open={open}
        lang={site.lang}
        onClose={() => setOpen(null)}
        onGo={(ref) => setOpen((before) => (before ? { ...before, ref } : before))}
      />
    </EditorContext>
  );
}
