import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { K } from '../../../modules/plans/schemas.ts';
import { asLang, FALLBACK } from '../../i18n/languages.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorNotice } from '../../ui/ErrorNotice.tsx';
import { goTo, moveFocus } from '../../ui/focus.ts';
import { OfferData } from '../../ui/OfferData.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { useSaid } from '../../ui/said.ts';
import { useOperator } from '../../ui/use-operator.ts';
import { euro } from '../order/money.ts';
import { Building } from './Building.tsx';
import styles from './LandingScreen.module.css';
import { LayoutSwitcher } from './LayoutSwitcher.tsx';
import { PageSearch } from './PageSearch.tsx';
import { Plans } from './Plans.tsx';
import { PreviewActions } from './PreviewActions.tsx';
import { SamplePage } from './SamplePage.tsx';
import { ShownSite } from './ShownSite.tsx';
import { Stage } from './Stage.tsx';
import type { useChosen } from './use-chosen.ts';
import { usePreview } from './use-preview.ts';

export function LandingScreen({ chosen }: { chosen: ReturnType<typeof useChosen> }) {
  const { t, i18n } = useTranslation('vetrina');
  const lang = asLang(i18n.language) ?? FALLBACK;
  const operator = useOperator();
  const { link } = chosen;
  const { preview, failure, ready, retry } = usePreview(link?.fb ?? null, lang);
  const [searches, setSearches] = useState(0);
  const stage = useRef<HTMLElement>(null);
  const search = useRef<HTMLDivElement>(null);

  // The address bar learns the site's address as soon as the server has named it.
  useEffect(() => {
    if (link && preview && link.uri !== preview.url)
      chosen.keepAddress({ name: preview.name || link.name, uri: preview.url, fb: link.fb });
  });

  const name = preview?.name || link?.name || '';
  const layout = preview?.layouts.find((entry) => entry.layout === chosen.layout)?.layout ?? preview?.layout ?? null;
  const goToStage = () => goTo(stage.current);
  // Once a page is chosen the head above the stage grows smaller: what is gone to before stands above the window after.
  const toShow = useRef(false);
  useLayoutEffect(() => {
    if (!link || !toShow.current) return;
    toShow.current = false;
    goTo(stage.current);
  }, [link]);
  const goToSearch = () => moveFocus(search.current?.querySelector('input'));
  useSaid(!link || failure ? null : ready ? t('steps.done', { name }) : t(`steps.${preview?.status ?? 'queued'}`));
  const cancel = () => {
    chosen.cancel();
    setSearches((n) => n + 1);
    requestAnimationFrame(goToSearch);
  };

  return (
    <div className="page-width">
      <PageHead
        title={t('meta.title')}
        description={t('meta.description', { price: euro(K.price.premium, lang) })}
        path={paths.builder}
      />
      <OfferData path={paths.builder} />
      <div ref={search} className={styles.hero} data-chosen={link ? '' : undefined}>
        <h1 className={styles.title}>{t('hero.title')}</h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <PageSearch
          key={searches}
          initial={searches === 0 ? (link?.name ?? '') : ''}
          onChoose={(page) => {
            toShow.current = true;
            chosen.choose({ name: page.name, uri: null, fb: page.id });
          }}
        />
        {link ? (
          <Button size="md" className={styles.go} onClick={goToStage}>
            {t('stage.goTo')}
          </Button>
        ) : null}
        {chosen.refusal ? <ErrorNotice failure={chosen.refusal} /> : null}
        <noscript>
          <p className={styles.noscript}>{t('noscript', { mail: operator.mail })}</p>
        </noscript>
      </div>
      <Stage ref={stage} label={t('stage.label')}>
        {!link ? (
          <SamplePage />
        ) : failure ? (
          <div className={styles.failed}>
            <ErrorNotice failure={failure} onRetry={retry} />
          </div>
        ) : ready && preview && layout ? (
          <ShownSite name={name} url={`${preview.url}${layout}/`} />
        ) : (
          <Building name={name} status={preview?.status ?? 'queued'} />
        )}
      </Stage>
      {link ? (
        <PreviewActions
          key={link.fb}
          name={name}
          // oxlint-disable-next-line no-underscore-dangle -- the specification's spelling
          previewId={ready ? (preview?._id ?? null) : null}
          layout={layout}
          cameBy={chosen.cameBy}
          onCancel={cancel}
        />
      ) : null}
      {ready && preview && layout ? (
        <LayoutSwitcher layouts={preview.layouts} url={preview.url} chosen={layout} onChoose={chosen.wear} />
      ) : null}
      <Plans
        pageId={link && !failure ? link.fb : null}
        name={ready ? name : ''}
        layout={layout}
        cameBy={chosen.cameBy}
        onSearch={goToSearch}
      />
    </div>
  );
}
