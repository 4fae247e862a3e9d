import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { LETTERS } from '../../../../site-kit/content/own-pages/limits.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import textButton from '../../../ui/text-button.module.css';
import editorStyles from '../editor/editor.module.css';
import { useEditor } from '../editor/editor-context.ts';
import { MoveButtons } from '../editor/move-buttons.tsx';
import { moved } from '../../../ui/Moves.tsx';
import { write } from '../editor/save-queue.ts';
import { clean } from '../editor/typed-text.ts';
import { usePagesOutlet } from './outlet.ts';
import { newPageId } from '../../../../site-kit/content/own-pages/new-id.ts';
import { addressFor, newBlock, ORDER, pagesOfDraft, unitOf, type ListedPage } from './own-pages.ts';
import styles from './pages.module.css';

/** As many as a site may have; what a plan gives is said by the draft's own answer. */
const MOST = 20;

/** Every page that the owner added: order, menu, the way into it and away. */
export default function PageList() {
  const { t } = useTranslation('pages');
  const { site } = usePagesOutlet();
  const { snapshot } = useEditor();
  const pages = pagesOfDraft(snapshot.queue);
  return (
    <>
      <title>{`${t('title')} · Vetrina`}</title>
      <header className={editorStyles.head}>
        <p>
          <Link to={paths.editSite(site.id)}>{t('to-edit')}</Link>
        </p>
        <h1 className={editorStyles.title}>{t('title')}</h1>
        <p className={editorStyles.lead}>{t('lead')}</p>
      </header>
      {pages.length === 0 ? (
        <p className={styles.empty}>{t('empty')}</p>
      ) : (
        <ol className={styles.list}>
          {pages.map((listed, at) => (
            <Entry key={listed.id} listed={listed} at={at} pages={pages} />
          ))}
        </ol>
      )}
      {pages.length < MOST ? <AddPage pages={pages} /> : <p className={styles.hint}>{t('full', { count: MOST })}</p>}
    </>
  );
}

function Entry({ listed: { id, unit, page }, at, pages }: { listed: ListedPage; at: number; pages: ListedPage[] }) {
  const { t } = useTranslation('pages');
  const { site, onRemoved } = usePagesOutlet();
  const { saver, snapshot } = useEditor();
  const refusal = snapshot.queue.edits.get(unit)?.refusal;
  const order = pages.map((each) => each.id);
  return (
    <li className={styles.entry}>
      <div className={styles.which}>
        <Link className={styles.to} to={paths.pageOfSite(site.id, id)}>
          {page.title || t('untitled')}
        </Link>
        <span className={styles.address}>/{page.slug}</span>
        {refusal && <span className={styles.refusal}>{refusal.message}</span>}
      </div>
      <div className={styles.hands}>
        <label className={styles.toggle}>
          <input
            type="checkbox"
            checked={page.menu}
            onChange={(event) => {
              const menu = event.currentTarget.checked;
              saver.change((queue) => write(queue, unit, { ...page, menu }), 'now');
            }}
          />
          {t('in-menu')}
        </label>
        <MoveButtons
          name={page.title}
          at={at}
          of={pages.length}
          onMove={(to) => saver.change((queue) => write(queue, ORDER, { order: moved(order, at, to) }), 'now')}
        />
        <button
          type="button"
          className={textButton.act}
          aria-label={t('remove-named', { name: page.title })}
          onClick={() => {
            saver.change((queue) => write(queue, unit, null), 'now');
            onRemoved(t('removed-page', { name: page.title }));
          }}
        >
          {t('remove')}
        </button>
      </div>
    </li>
  );
}

function AddPage({ pages }: { pages: ListedPage[] }) {
  const { t } = useTranslation('pages');
  const { site } = usePagesOutlet();
  const { saver } = useEditor();
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [isMissing, setMissing] = useState(false);
  function add(event: FormEvent) {
    event.preventDefault();
    const named = clean(title).trim();
    const isNamed = /[\p{L}\p{N}]/u.test(named);
    setMissing(!isNamed);
    if (!isNamed) return;
    const id = newPageId(Date.now());
    const page = { slug: addressFor(named, pages), title: named, menu: true, blocks: [newBlock('text')] };
    saver.change((queue) => write(queue, unitOf(id), page), 'now');
    void navigate(paths.pageOfSite(site.id, id));
  }
  return (
    <form className={styles.add} onSubmit={add} noValidate>
      <label className={styles.field}>
        {t('new-title')}
        <input
          className={styles.input}
          value={title}
          maxLength={LETTERS.title}
          lang={site.lang}
          aria-invalid={isMissing || undefined}
          aria-describedby={isMissing ? 'new-title-missing' : undefined}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
      </label>
      {isMissing && (
        <p id="new-title-missing" role="alert" className={styles.refusal}>
          {t('title-missing')}
        </p>
      )}
      <Button type="submit" size="md">
        {t('add-page')}
      </Button>
    </form>
  );
}
