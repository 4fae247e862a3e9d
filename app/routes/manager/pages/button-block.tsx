import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LETTERS } from '../../../../site-kit/content/own-pages/limits.ts';
import type { BlockOf, ButtonTarget } from '../../../../site-kit/content/own-pages/schema.ts';
import { isWebLink } from '../../../../site-kit/content/own-pages/web-link.ts';
import { useEditor } from '../editor/editor-context.ts';
import type { OnChange } from './on-change.ts';
import { withScheme } from './with-scheme.ts';
import { LineField } from './line-field.tsx';
import { pagesOfDraft } from './own-pages.ts';
import styles from './pages.module.css';

const WAYS = ['phone', 'email', 'directions', 'page', 'link'] as const;
type Way = (typeof WAYS)[number];

export function ButtonBlock({
  block,
  page,
  onChange,
}: {
  block: BlockOf<'button'>;
  page: string;
  onChange: OnChange<BlockOf<'button'>>;
}) {
  const { t } = useTranslation('pages');
  const { snapshot } = useEditor();
  const pages = pagesOfDraft(snapshot.queue).filter(({ id }) => id !== page);
  const { target } = block;
  const lead = (next: ButtonTarget) => onChange({ ...block, target: next }, 'now');
  const choose = (to: Way) => {
    if (to === 'link') lead({ to, href: '' });
    else if (to === 'page') lead({ to, page: pages[0]?.id ?? '' });
    else lead({ to });
  };
  return (
    <>
      <LineField
        label={t('button.label')}
        value={block.label}
        limit={LETTERS.label}
        onChange={(label) => onChange({ ...block, label }, 'pause')}
      />
      <label className={styles.field}>
        {t('button.to')}
        <select
          className={styles.input}
          value={target.to}
          onChange={(event) => choose(event.currentTarget.value as Way)}
        >
          {WAYS.filter((way) => way !== 'page' || pages.length > 0 || target.to === 'page').map((way) => (
            <option key={way} value={way}>
              {t(`button.ways.${way}`)}
            </option>
          ))}
        </select>
      </label>
      {target.to === 'page' && (
        <label className={styles.field}>
          {t('button.which')}
          <select
            className={styles.input}
            value={target.page}
            onChange={(event) => lead({ to: 'page', page: event.currentTarget.value })}
          >
            {pages.map(({ id, page: { title } }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      {target.to === 'link' && <LinkField href={target.href} onChange={(href) => lead({ to: 'link', href })} />}
    </>
  );
}

/** An address of the web; one that is none stays typed and is not sent. */
function LinkField({ href, onChange }: { href: string; onChange: (href: string) => void }) {
  const { t } = useTranslation('pages');
  const [typed, setTyped] = useState<string | null>(null);
  const value = typed ?? href;
  const full = withScheme(value);
  const isWrong = value !== '' && !isWebLink(full);
  return (
    <>
      <label className={styles.field}>
        {t('link.address')}
        <input
          type="url"
          className={styles.input}
          value={value}
          placeholder="https://"
          autoComplete="off"
          aria-invalid={isWrong || undefined}
          onChange={(event) => {
            const next = event.currentTarget.value.trim();
            setTyped(next);
            if (next === '' || isWebLink(withScheme(next))) onChange(next === '' ? '' : withScheme(next));
          }}
        />
      </label>
      {isWrong && (
        <p role="alert" className={styles.refusal}>
          {t('link.wrong')}
        </p>
      )}
    </>
  );
}
