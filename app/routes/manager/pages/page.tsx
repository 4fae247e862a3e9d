import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useParams } from 'react-router';
import { LETTERS, MOST_BLOCKS } from '../../../../site-kit/content/own-pages/limits.ts';
import type { BlockType, OwnPage } from '../../../../site-kit/content/own-pages/schema.ts';
import { paths } from '../../../paths.ts';
import { Button } from '../../../ui/Button.tsx';
import textButton from '../../../ui/text-button.module.css';
import { shownAddress } from '../shown-address.ts';
import editorStyles from '../editor/editor.module.css';
import { useEditor, useUnit } from '../editor/editor-context.ts';
import { moved } from '../../../ui/Moves.tsx';
import { clean } from '../editor/typed-text.ts';
import { AddressField } from './address-field.tsx';
import { BLOCK_TYPES, BlockCard } from './block-card.tsx';
import { usePagesOutlet } from './outlet.ts';
import { newBlock, pagesOfDraft, unitOf } from './own-pages.ts';
import { PageTrouble } from './page-trouble.tsx';
import styles from './pages.module.css';

/** One page of the owner's: title, address, blocks. */
export default function PageScreen() {
  const { t } = useTranslation('pages');
  const { page: id = '' } = useParams();
  const { site } = usePagesOutlet();
  const { snapshot } = useEditor();
  const listed = pagesOfDraft(snapshot.queue).find((each) => each.id === id);
  const back = (
    <p>
      <Link to={paths.pagesOfSite(site.id)}>{t('to-list')}</Link>
    </p>
  );
  if (!listed) {
    return (
      <header className={editorStyles.head}>
        {back}
        <h1 className={editorStyles.title}>{t('gone.title')}</h1>
        <p className={editorStyles.lead}>{t('gone.text')}</p>
      </header>
    );
  }
  return (
    <>
      <title>{`${listed.page.title} · Vetrina`}</title>
      <header className={editorStyles.head}>
        {back}
        <h1 className={editorStyles.title}>{listed.page.title || t('untitled')}</h1>
        <p className={styles.address}>
          {shownAddress(site.url)}/{listed.page.slug}
        </p>
      </header>
      <PageForm key={id} id={id} page={listed.page} />
    </>
  );
}

function PageForm({ id, page }: { id: string; page: OwnPage }) {
  const { t } = useTranslation('pages');
  const { site, onRemoved } = usePagesOutlet();
  const navigate = useNavigate();
  const { set } = useUnit(unitOf(id));
  const [typed, setTyped] = useState<string | null>(null);
  const title = typed ?? page.title;
  const isNamed = /[\p{L}\p{N}]/u.test(title);
  const change = (part: Partial<OwnPage>, when: 'pause' | 'now') => set({ ...page, ...part }, when);
  const { blocks } = page;
  return (
    <>
      <PageTrouble unit={unitOf(id)} />
      <div className={styles.basics}>
        <label className={styles.field}>
          {t('page-title')}
          <input
            className={styles.input}
            value={title}
            lang={site.lang}
            maxLength={LETTERS.title}
            aria-invalid={!isNamed || undefined}
            onBlur={() => setTyped(null)}
            onChange={(event) => {
              const next = clean(event.currentTarget.value);
              setTyped(next);
              if (/[\p{L}\p{N}]/u.test(next)) change({ title: next }, 'pause');
            }}
          />
        </label>
        {!isNamed && (
          <p role="alert" className={styles.refusal}>
            {t('title-missing')}
          </p>
        )}
        <AddressField id={id} page={page} onChange={(slug) => change({ slug }, 'now')} />
        <label className={styles.toggle}>
          <input
            type="checkbox"
            checked={page.menu}
            onChange={(event) => change({ menu: event.currentTarget.checked }, 'now')}
          />
          {t('in-menu')}
        </label>
      </div>
      <ol className={styles.blocks}>
        {blocks.map((block, at) => (
          <BlockCard
            key={block.id}
            block={block}
            at={at}
            of={blocks.length}
            page={id}
            onChange={(next, when) => change({ blocks: blocks.with(at, next) }, when)}
            onMove={(to) => change({ blocks: moved(blocks, at, to) }, 'now')}
            onRemove={() => {
              change({ blocks: blocks.toSpliced(at, 1) }, 'now');
              onRemoved(t('removed-block', { name: t(`blocks.${block.type}`) }));
            }}
          />
        ))}
      </ol>
      {blocks.length < MOST_BLOCKS ? (
        <AddBlock onAdd={(type) => change({ blocks: [...blocks, newBlock(type)] }, 'now')} />
      ) : (
        <p className={styles.hint}>{t('page-full', { count: MOST_BLOCKS })}</p>
      )}
      <p className={styles.away}>
        <button
          type="button"
          className={textButton.act}
          onClick={() => {
            set(null);
            onRemoved(t('removed-page', { name: page.title }));
            void navigate(paths.pagesOfSite(site.id));
          }}
        >
          {t('remove-page')}
        </button>
      </p>
    </>
  );
}

function AddBlock({ onAdd }: { onAdd: (type: BlockType) => void }) {
  const { t } = useTranslation('pages');
  return (
    <section className={styles.adding} aria-labelledby="add-block">
      <h2 id="add-block" className={editorStyles.groupTitle}>
        {t('add-block')}
      </h2>
      <ul className={styles.kinds}>
        {BLOCK_TYPES.map((type) => (
          <li key={type}>
            <Button variant="default" size="md" fullWidth onClick={() => onAdd(type)}>
              {t(`blocks.${type}`)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
