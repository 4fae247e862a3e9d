import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RichText } from '../../../../site-kit/content/own-pages/rich-text.ts';
import type { BlockOf } from '../../../../site-kit/content/own-pages/schema.ts';
import { sameValue } from '../editor/same-value.ts';
import type { OnChange } from './on-change.ts';
import { usePagesOutlet } from './outlet.ts';
import styles from './pages.module.css';
import { fromPlain, toPlain } from './rich-text/plain.ts';
import type { LookOfText, RichEditor } from './rich-text/mount.ts';
import { ShownText } from './shown-text.tsx';
import { TextTools } from './text-tools.tsx';

interface Text {
  block: BlockOf<'text'>;
  name: string;
  onChange: OnChange<BlockOf<'text'>>;
}
type State = 'shown' | 'loading' | 'open' | 'plain';

/** A text of a page: shown until it is touched, then written with its formatting; without, where the editor cannot load. */
export function TextBlock({ block, name, onChange }: Text) {
  const { t } = useTranslation('pages');
  const [state, setState] = useState<State>('shown');
  const write = (content: RichText) => onChange({ ...block, content }, 'pause');
  if (state === 'shown') {
    return (
      <button
        type="button"
        className={styles.written}
        aria-label={t('text.open', { name })}
        onClick={() => setState('loading')}
      >
        {block.content.length > 0 ? <ShownText content={block.content} /> : <span>{t('text.empty')}</span>}
      </button>
    );
  }
  if (state === 'plain') return <PlainText content={block.content} name={name} onWrite={write} />;
  return <FormattedText content={block.content} name={name} onWrite={write} onFailure={() => setState('plain')} />;
}

interface Written {
  content: RichText;
  name: string;
  onWrite: (content: RichText) => void;
}

function FormattedText({ content, name, onWrite, onFailure }: Written & { onFailure: () => void }) {
  const { t } = useTranslation('pages');
  const { site } = usePagesOutlet();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<RichEditor>(null);
  const [isOpen, setOpen] = useState(false);
  const [looks, setLooks] = useState<ReadonlySet<LookOfText>>(new Set());
  /** What the editor holds: another value came from elsewhere. */
  const held = useRef(content);
  const latest = useRef({ onWrite, onFailure });
  useEffect(() => {
    latest.current = { onWrite, onFailure };
  });
  useEffect(() => {
    let isHere = true;
    async function open() {
      try {
        const { mountRichEditor } = await import('./rich-text/mount.ts');
        if (!isHere || !place.current) return;
        editor.current = mountRichEditor(place.current, {
          content: held.current,
          label: name,
          lang: site.lang,
          onWrite(next) {
            held.current = next;
            latest.current.onWrite(next);
          },
          onLooks: setLooks,
        });
        setOpen(true);
        editor.current.enter();
      } catch {
        if (isHere) latest.current.onFailure();
      }
    }
    void open();
    return () => {
      isHere = false;
      editor.current?.destroy();
      editor.current = null;
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- mounted once: its name and language do not change under the hand
  }, []);
  useEffect(() => {
    if (!editor.current || sameValue(held.current, content)) return;
    held.current = content;
    editor.current.replace(content);
  }, [content]);
  return (
    <div className={styles.rich}>
      {isOpen && <TextTools looks={looks} editor={editor} />}
      <div ref={place} className={styles.paper} data-loading={!isOpen || undefined}>
        {!isOpen && <p className={styles.hint}>{t('text.loading')}</p>}
      </div>
    </div>
  );
}

function PlainText({ content, name, onWrite }: Written) {
  const { t } = useTranslation('pages');
  const { site } = usePagesOutlet();
  const [typed, setTyped] = useState<string | null>(null);
  const [before] = useState(content);
  return (
    <>
      <p className={styles.hint}>{t('text.plain')}</p>
      <textarea
        className={styles.input}
        rows={8}
        lang={site.lang}
        aria-label={name}
        value={typed ?? toPlain(content)}
        onBlur={() => setTyped(null)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onWrite(fromPlain(event.currentTarget.value, before));
        }}
      />
    </>
  );
}
