import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { OpenedLink } from '../../../modules/previews/schemas.ts';
import { K } from '../../../modules/plans/schemas.ts';
import { asLang, FALLBACK } from '../../i18n/languages.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { goTo } from '../../ui/focus.ts';
import { euro } from '../order/money.ts';
import { LayoutSwitcher } from './LayoutSwitcher.tsx';
import { Plans } from './Plans.tsx';
import { PreviewActions } from './PreviewActions.tsx';
import { SharedHead } from './SharedHead.tsx';
import { SharedNote } from './SharedNote.tsx';
import styles from './SharedScreen.module.css';
import { SANDBOX } from './SiteFrame.tsx';
import type { useChosen } from './use-chosen.ts';

/** What an agent's link opens: the business's own site first, in the whole window; then what it costs and who is asking. */
export function SharedScreen({ shared, chosen }: { shared: OpenedLink; chosen: ReturnType<typeof useChosen> }) {
  const { t, i18n } = useTranslation('vetrina');
  const lang = asLang(i18n.language) ?? FALLBACK;
  const first = useRef<HTMLElement>(null);
  const more = useRef<HTMLDivElement>(null);
  const { name, uri } = shared;
  const layout = shared.layouts.find((entry) => entry.layout === chosen.layout)?.layout ?? shared.layouts[0]?.layout;
  const until = new Intl.DateTimeFormat(lang, { day: 'numeric', month: 'long' }).format(new Date(shared.expires_at));
  return (
    <div>
      <SharedHead shared={shared} />
      <section ref={first} className={styles.first} tabIndex={-1} aria-labelledby="shared-title">
        <h1 id="shared-title" className={styles.by}>
          {shared.prepared_by
            ? t('shared.preparedBy', { agent: shared.prepared_by, name, date: until })
            : t('shared.prepared', { name, date: until })}
        </h1>
        <iframe
          className={styles.site}
          src={layout ? `${uri}${layout}/` : uri}
          title={t('stage.frame', { name })}
          sandbox={SANDBOX}
        />
        <div className={styles.bar}>
          <Button
            size="md"
            component={Link}
            to={paths.payment(shared.fb, { layout: layout ?? null, cameBy: chosen.cameBy })}
          >
            {t('shared.take', { price: euro(K.price.premium, lang) })}
          </Button>
          <Button size="md" variant="default" onClick={() => goTo(more.current)}>
            {t('shared.more')}
          </Button>
        </div>
      </section>
      <div ref={more} className={`page-width ${styles.more}`} tabIndex={-1}>
        <SharedNote shared={shared} until={until} />
        <PreviewActions
          name={name}
          previewId={shared.preview_id}
          layout={layout ?? null}
          cameBy={chosen.cameBy}
          address={shared.url}
          onCancel={chosen.cancel}
        />
        {layout ? (
          <LayoutSwitcher
            layouts={shared.layouts}
            url={uri}
            chosen={layout}
            onChoose={(next) => {
              chosen.wear(next);
              goTo(first.current);
            }}
          />
        ) : null}
        <Plans pageId={shared.fb} name={name} layout={layout ?? null} cameBy={chosen.cameBy} onSearch={chosen.cancel} />
      </div>
    </div>
  );
}
