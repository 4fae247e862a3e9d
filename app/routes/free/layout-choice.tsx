import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FreeSiteView } from '../../../modules/free-sites/schemas.ts';
import type { Lang } from '../../../site-kit/names.ts';
import { Button } from '../../ui/Button.tsx';
import { LayoutSwitcher, layoutName } from '../builder/LayoutSwitcher.tsx';
import { usePreview } from '../builder/use-preview.ts';
import { SectionFailure } from '../manager/section-failure.tsx';
import { useChange } from '../manager/use-change.ts';
import { wearLayout } from './calls.ts';
import styles from './free.module.css';
import { HOURS } from '../../../site-kit/locales.ts';

interface Given {
  view: FreeSiteView;
  lang: Lang;
  take: (fresh: FreeSiteView, text: string) => void;
}

/** The layouts of this page as living miniatures; one is taken with a press of its own, because the next comes a day later. */
export function LayoutChoice({ view, lang, take }: Given) {
  const { t } = useTranslation('free');
  const { preview, ready } = usePreview(view.layout_waits_until ? null : view.page_id, lang);
  const [chosen, setChosen] = useState(view.layout);
  const change = useChange();
  if (view.layout_waits_until)
    return (
      <section className={styles.part} aria-labelledby="layout">
        <h2 id="layout" className={styles.subtitle}>
          {t('own.layout')}
        </h2>
        <p>
          {t('own.layout-waits', { layout: layoutName(view.layout), moment: moment(view.layout_waits_until, lang) })}
        </p>
      </section>
    );
  if (!ready || !preview) return null;
  const wear = async () => {
    const fresh = await change.run(() => wearLayout(view.site.id, chosen));
    if (fresh) take(fresh, t('own.layout-done', { layout: layoutName(chosen) }));
  };
  return (
    <div className={styles.layouts}>
      <LayoutSwitcher
        layouts={preview.layouts}
        url={preview.url}
        chosen={chosen}
        lead={t('own.layout-once')}
        onChoose={setChosen}
      />
      <SectionFailure change={change} />
      {chosen !== view.layout && (
        <Button className={styles.wear} aria-disabled={change.busy} onClick={() => void wear()}>
          {t('own.layout-wear', { layout: layoutName(chosen) })}
        </Button>
      )}
    </div>
  );
}

/** By the clock of the country where we trade. */
const moment = (iso: string, lang: Lang): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short', ...HOURS, timeZone: 'Europe/Rome' }).format(
    new Date(iso),
  );
