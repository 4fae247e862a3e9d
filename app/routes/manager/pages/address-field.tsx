import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnPage } from '../../../../site-kit/content/own-pages/schema.ts';
import { isReservedSlug, LONGEST_SLUG, SLUG } from '../../../../site-kit/content/own-pages/slug.ts';
import textButton from '../../../ui/text-button.module.css';
import { useEditor } from '../editor/editor-context.ts';
import { addressFor, pagesOfDraft } from './own-pages.ts';
import styles from './pages.module.css';

/** The address of a page. One that cannot be had stays typed, says why, and another is offered. */
export function AddressField({ id, page, onChange }: { id: string; page: OwnPage; onChange: (slug: string) => void }) {
  const { t } = useTranslation('pages');
  const { snapshot } = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const others = pagesOfDraft(snapshot.queue).filter((each) => each.id !== id);
  const slug = typed ?? page.slug;
  const fault = faultOf(slug, new Set(others.map((each) => each.page.slug)));
  const suggestion = addressFor(fault === 'taken' || fault === 'reserved' ? slug : page.title, others);
  return (
    <>
      <label className={styles.field}>
        {t('page-address')}
        <input
          className={styles.input}
          value={slug}
          maxLength={LONGEST_SLUG}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={fault !== null || undefined}
          aria-describedby="address-says"
          onBlur={() => {
            if (fault === null && typed !== null) onChange(slug);
            if (fault === null) setTyped(null);
          }}
          onChange={(event) => setTyped(event.currentTarget.value.trim().toLowerCase())}
        />
      </label>
      <p id="address-says" className={fault ? styles.refusal : styles.hint} role={fault ? 'alert' : undefined}>
        {fault ? t(`address.${fault}`) : t('address.moves')}{' '}
        {suggestion !== page.slug && (
          <button
            type="button"
            className={textButton.act}
            onClick={() => {
              setTyped(null);
              onChange(suggestion);
            }}
          >
            {t('address.use', { address: suggestion })}
          </button>
        )}
      </p>
    </>
  );
}

function faultOf(slug: string, taken: ReadonlySet<string>): 'form' | 'reserved' | 'taken' | null {
  if (!SLUG.test(slug)) return 'form';
  if (isReservedSlug(slug)) return 'reserved';
  return taken.has(slug) ? 'taken' : null;
}
