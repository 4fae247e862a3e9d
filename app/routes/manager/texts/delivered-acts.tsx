import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TextsView } from '../../../../modules/copywriting/schemas.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { publishDraft } from '../editor/calls.ts';
import { placeOf } from '../editor/places.ts';
import { SectionFailure } from '../section-failure.tsx';
import { Actions } from '../section.tsx';
import { useChange } from '../use-change.ts';
import { discardText, readTexts } from './calls.ts';
import styles from './texts.module.css';

/** What its owner does about a text that was written: show it, change it, or put back what stood there. */
export function DeliveredActs({
  text,
  view: { site, draft },
  take,
  onFresh,
}: {
  text: TextsView['texts'][number];
  view: TextsView;
  take: (fresh: TextsView, text: string) => void;
  onFresh: (fresh: TextsView) => void;
}) {
  const { t } = useTranslation('texts');
  const change = useChange();
  const [isAsked, setAsked] = useState(false);
  const [part] = text.parts;
  const isWaiting = text.parts.some(({ waiting }) => waiting);
  const others = draft.changes - text.parts.filter(({ waiting }) => waiting).length;
  const page = /^pages\/(.+)$/.exec(part?.unit ?? '')?.[1];
  const editor = page
    ? paths.pageOfSite(site.id, page)
    : `${paths.editSite(site.id)}?list${part ? `#${placeOf(part.unit)}` : ''}`;

  async function show() {
    const fresh = await change.run(async () => {
      await publishDraft(site.id, draft.rev);
      return readTexts(site.id);
    });
    if (fresh) take(fresh, t('published'));
    // Refused because the draft is another by now: what it holds stands beside the reason.
    else await readTexts(site.id).then(onFresh, () => undefined);
  }
  async function putBack() {
    const fresh = await change.run(() => discardText(site.id, text.id));
    setAsked(false);
    if (fresh) take(fresh, t('discarded'));
  }
  return (
    <>
      {isWaiting && others > 0 && <p className={styles.note}>{t('others', { count: others })}</p>}
      {!isWaiting && <p className={styles.note}>{t('not-in-draft')}</p>}
      <SectionFailure change={change} />
      <Actions>
        {isWaiting && (
          <Button aria-disabled={change.busy} onClick={() => void show()}>
            {t('publish')}
          </Button>
        )}
        <Button component={Link} variant="default" to={editor}>
          {t('change')}
        </Button>
        <Button variant="subtle" aria-disabled={change.busy} onClick={() => setAsked(true)}>
          {t('discard')}
        </Button>
      </Actions>
      <Dialog open={isAsked} onClose={() => setAsked(false)} title={t('discard')}>
        <p>{t('discard-question')}</p>
        <Actions>
          <Button aria-disabled={change.busy} onClick={() => void putBack()}>
            {t('discard-confirm')}
          </Button>
          <Button variant="default" onClick={() => setAsked(false)}>
            {t('discard-keep')}
          </Button>
        </Actions>
      </Dialog>
    </>
  );
}
