import { useTranslation } from 'react-i18next';
import type { NewsView } from '../../../../modules/newsletter/schemas.ts';
import { SiteHead } from '../site-head.tsx';
import { HealthSection } from './health-section.tsx';
import { LetterSection } from './letter-section.tsx';
import room from '../live/room.module.css';
import { PastSection } from './past-section.tsx';
import { ReadersSection } from './readers-section.tsx';
import { SenderSection } from './sender-section.tsx';
import { StatusSection } from './status-section.tsx';
import { useNews } from './use-news.ts';
import { WelcomeSection } from './welcome-section.tsx';

/** The newsletter of a site for whoever runs it. */
export function NewsScreen({ loaded }: { loaded: NewsView }) {
  const { t } = useTranslation('news');
  const news = useNews(loaded);
  const { site, letter } = news.view;
  return (
    <div className={`page-width ${room.page}`}>
      <title>{`${t('title')} · Vetrina`}</title>
      <SiteHead title={t('title')} site={site} />
      <StatusSection news={news} />
      {/* Another draft begins with its own words. */}
      <LetterSection key={`${letter?.id} ${letter?.state}`} news={news} />
      <ReadersSection news={news} />
      <PastSection news={news} />
      <WelcomeSection news={news} />
      <SenderSection news={news} />
      <HealthSection news={news} />
    </div>
  );
}
