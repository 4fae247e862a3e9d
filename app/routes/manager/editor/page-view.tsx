import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { DraftFinding, DraftView } from '../../../../modules/editor/schemas.ts';
import { partOfSlot } from '../../../../site-kit/edit/with-slots.ts';
import { ErrorNotice } from '../../../ui/ErrorNotice.tsx';
import { paths } from '../../../paths.ts';
import { moveFocus } from '../../../ui/focus.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { shownAddress } from '../shown-address.ts';
import { BottomBar } from './bottom-bar.tsx';
import { CanvasFrame } from './canvas-frame.tsx';
import { slotsOf } from './canvas-slots.ts';
import { useEditor } from './editor-context.ts';
import { Findings } from './findings.tsx';
import { Outcome } from './outcome.tsx';
import { SavingNotice } from './saving-notice.tsx';
import { sheetOf } from './sheets.tsx';
import styles from './stage.module.css';
import { TypingBar } from './typing-bar.tsx';
import { Unseen } from './unseen.tsx';
import { UnitSheet, type Opened } from './unit-sheet.tsx';
import { useCanvas } from './use-canvas.ts';
import type { useDraftActs } from './use-draft-acts.ts';
import { useDrawing } from './use-drawing.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import { usePageHands } from './use-page-hands.ts';
import { useSeenHeight } from './use-seen-height.ts';
import { useUnitName } from './unit-names.ts';

interface PageViewProps {
  site: DraftView['site'];
  acts: ReturnType<typeof useDraftActs>;
  findings: readonly DraftFinding[];
}

/** The site's own page, typed into; a sheet beside it, on a phone under it; the places of the editor at the thumb. */
export function PageView({ site, acts, findings }: PageViewProps) {
  const { t } = useTranslation('editor');
  const { t: say } = useTranslation();
  const editor = useEditor();
  const { queue } = editor.snapshot;
  const nameOf = useUnitName();
  const [opened, setOpened] = useState<Opened | null>(null);
  const stage = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const onSearch = () => void navigate('?list', { state: { search: true } });
  // Those pressed beside the page; what is pressed on it comes by its port.
  useEditorKeys({ onMove: acts.move, onSearch });
  const hands = usePageHands(editor, {
    onOpen: setOpened,
    onMove: acts.move,
    onSearch,
    onExit: (way) =>
      moveFocus(stage.current?.querySelector(way === 'next' ? '[data-after] :is(a, button)' : 'header a')),
  });
  const canvas = useCanvas(site.id, hands.hear);
  const slots = slotsOf(queue, nameOf);
  const isChoosing = opened !== null && 'sheet' in opened && opened.sheet === 'look';
  useDrawing(site.id, editor.snapshot, { canvas, slots, isChoosing, again: hands.turn });
  const seen = useSeenHeight();
  const typed = hands.typed === null ? undefined : queue.views.get(partOfSlot(hands.typed).unit);
  const goTo = (unit: string) => {
    const sheet = sheetOf(unit);
    setOpened(sheet ? { sheet, at: unit } : { unit });
  };
  return (
    <div
      ref={stage}
      className={styles.stage}
      style={seen ? { height: seen.height, transform: `translateY(${seen.top}px)` } : undefined}
    >
      <header className={styles.top}>
        <Link className={styles.icon} to={paths.site(site.id)} aria-label={say('to-site')}>
          <span className={styles.back}>
            <Icon name="arrow" />
          </span>
        </Link>
        <h1 className={styles.title}>{t('meta.title')}</h1>
        <a className={styles.address} href={site.url} target="_blank" rel="noopener">
          {shownAddress(site.url)}
        </a>
      </header>
      <div className={styles.notices}>
        <Outcome outcome={acts.outcome} />
        {acts.failure && <ErrorNotice failure={acts.failure} />}
        <SavingNotice onSee={goTo} except={typed?.unit ?? null} />
        <Unseen onGo={goTo} />
        <Findings findings={findings} onGo={goTo} />
      </div>
      <CanvasFrame canvas={canvas} />
      <div className={styles.panel} data-after>
        {opened ? (
          <UnitSheet
            opened={opened}
            site={site}
            onClose={() => {
              const at = 'unit' in opened ? opened.unit : opened.at;
              setOpened(null);
              if (at) {
                moveFocus(canvas.frame.current);
                canvas.send({ type: 'focus', slot: at });
              } else moveFocus(stage.current?.querySelector('[data-after] nav button'));
            }}
          />
        ) : (
          <p className={styles.hint}>{t('canvas.hint')}</p>
        )}
        {typed ? (
          <TypingBar
            view={typed}
            onUndo={() => {
              canvas.send({ type: 'done' });
              acts.move('undo');
            }}
            onDone={() => canvas.send({ type: 'done' })}
            onSee={() => {
              canvas.send({ type: 'done' });
              goTo(typed.unit);
            }}
          />
        ) : (
          <BottomBar
            busy={acts.busy}
            onMove={acts.move}
            onPublish={acts.publish}
            here={opened && 'sheet' in opened ? opened.sheet : 'page'}
            onPlace={(sheet) => setOpened({ sheet })}
          />
        )}
      </div>
    </div>
  );
}
