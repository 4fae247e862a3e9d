import { useEffect, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { freeOffer } from '../../../modules/plans/free/schemas.ts';
import { K } from '../../../modules/plans/schemas.ts';
import type { LayoutName } from '../../../site-kit/names.ts';
import { paths } from '../../paths.ts';
import { getJson } from '../../ui/api.ts';
import { useVisit } from '../../ui/use-operator.ts';
import styles from './Plans.module.css';

/** The second way, said in one line: to put this page online for free. Nothing where that cannot be had, or the page has a paid site. */
export function FreeWay({ pageId, layout }: { pageId: string; layout: LayoutName | null }) {
  const { t } = useTranslation('vetrina');
  const { free } = useVisit().offer;
  const [offered, setOffered] = useState<string | null>(null);
  useEffect(() => {
    if (!free) return undefined;
    const here = new AbortController();
    getJson(`/buy_yr/api/page/${encodeURIComponent(pageId)}/free`, freeOffer, { signal: here.signal })
      .then((answer) => setOffered(answer.offered ? pageId : null))
      // Nobody misses what they were not offered: the plans stand above.
      .catch(() => setOffered(null));
    return () => here.abort();
  }, [free, pageId]);
  if (!free || offered !== pageId) return null;
  return (
    <p className={styles.free}>
      <Trans
        t={t}
        i18nKey="free"
        values={{ days: K.freeDays }}
        components={{ way: <Link to={paths.freeOffer(pageId, { layout })} /> }}
      />
    </p>
  );
}
