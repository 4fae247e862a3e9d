import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { StaffMember } from '../../../modules/identity/schemas.ts';
import { agentPreviews } from '../../../modules/previews/schemas.ts';
import { asLang, FALLBACK } from '../../i18n/languages.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { moveFocus } from '../../ui/focus.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useListed } from '../../ui/use-listed.ts';
import { useSaid } from '../../ui/said.ts';
import { AgentOrders } from './agent-orders.tsx';
import { orderInWork } from './order-in-work.ts';
import { OwnPreviews } from './own-previews.tsx';
import { PageRow } from './page-row.tsx';
import styles from './previews.module.css';
import { StaffBar } from './staff-bar.tsx';
import { usePages } from './use-pages.ts';

export function PreviewsScreen({ agent }: { agent: StaffMember }) {
  const { t, i18n } = useTranslation('backoffice');
  const lang = asLang(i18n.language) ?? FALLBACK;
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { pages, busy, failure, none, built, search, build, clear } = usePages(lang);
  const own = useListed('/buy_yr/api/agent/previews', agentPreviews, 'before');
  const [waiting] = useState(orderInWork);

  useEffect(() => {
    if (waiting) void navigate(waiting, { replace: true });
  }, [waiting, navigate]);
  const says =
    busy?.what === 'build'
      ? t('previews.building', { name: busy.name })
      : busy
        ? t('previews.searching')
        : built
          ? t('previews.built', { name: built })
          : none
            ? t('previews.none')
            : pages.length > 0
              ? t('previews.found', { count: pages.length })
              : null;
  useSaid(says);
  if (waiting) return null;
  return (
    <>
      <title>{`${t('previews.title')} · Vetrina`}</title>
      <StaffBar agent={agent} />
      <div className={`page-width ${styles.screen}`}>
        <div className={styles.work}>
          <header className={styles.head}>
            <h1 className={styles.title}>{t('previews.title')}</h1>
            <p className={styles.lead}>{t('previews.lead')}</p>
          </header>
          <search>
            <form
              className={styles.search}
              onSubmit={(event) => {
                event.preventDefault();
                if (text.trim()) void search(text);
              }}
            >
              <label htmlFor={id}>{t('previews.search')}</label>
              <div className={styles.box}>
                <Icon name="search" size={22} />
                <input
                  ref={field}
                  id={id}
                  className={styles.field}
                  type="text"
                  enterKeyHint="search"
                  autoComplete="off"
                  autoCorrect="off"
                  spellCheck={false}
                  maxLength={200}
                  placeholder={t('previews.placeholder')}
                  value={text}
                  onChange={(event) => setText(event.currentTarget.value)}
                />
                <Button type="submit" disabled={text.trim() === ''} aria-disabled={busy !== null}>
                  {t('previews.go')}
                </Button>
              </div>
            </form>
          </search>
          {failure ? (
            <ErrorNotice failure={failure} onRetry={text.trim() ? () => void search(text) : undefined} />
          ) : null}
          <section className={styles.results} aria-label={t('previews.list')} aria-busy={busy !== null}>
            <div className={styles.count}>
              <p>{pages.length > 0 ? t('previews.found', { count: pages.length }) : null}</p>
              {pages.length > 0 || text ? (
                <Button
                  variant="subtle"
                  size="md"
                  leftSection={<Icon name="close" size={16} />}
                  onClick={() => {
                    setText('');
                    clear();
                    moveFocus(field.current);
                  }}
                >
                  {t('previews.clear')}
                </Button>
              ) : null}
            </div>
            {pages.length > 0 ? (
              <ul className={styles.list} inert={busy !== null}>
                {pages.map((page) => (
                  <PageRow
                    key={page.id}
                    page={page}
                    onBuild={() => void build(page).then(own.reload)}
                    onShared={own.reload}
                  />
                ))}
              </ul>
            ) : (
              <div className={styles.empty} data-beside={own.rows?.length ? '' : undefined}>
                <p className={styles.emptyTitle}>{none ? t('previews.none') : t('previews.emptyTitle')}</p>
                {none ? null : <p>{t('previews.emptyText')}</p>}
              </div>
            )}
            {busy ? (
              <div className={styles.overlay}>
                <span className={styles.spinner} aria-hidden="true" />
                <p>{says}</p>
              </div>
            ) : null}
          </section>
          <OwnPreviews own={own} lang={lang} shown={new Set(pages.map(({ id }) => id))} />
        </div>
        <AgentOrders lang={lang} />
      </div>
    </>
  );
}
