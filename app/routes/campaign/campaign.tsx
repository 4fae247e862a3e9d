/** /landing/vetrina/{name}: one offer, in its own language, with one thing to do (R7, R8). */
import { Link } from 'react-router';
import { appContext } from '../../context.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { refusal } from '../../ui/refusal.ts';
import type { Route } from './+types/campaign';
import styles from './campaign.module.css';
import { CAMPAIGNS } from './campaigns.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  const campaign = CAMPAIGNS.find(({ name }) => name === params.name);
  if (!campaign) throw refusal(404, { code: 'http.not-found', requestId: context.get(appContext).ctx.requestId });
  return campaign;
}

export const shouldRevalidate = () => false;

export default function CampaignLanding({ loaderData: campaign }: Route.ComponentProps) {
  return (
    <div className="page-width" lang={campaign.lang}>
      <PageHead
        title={campaign.title}
        description={campaign.description}
        path={paths.campaign(campaign.name)}
        lang={campaign.lang}
        picture={{ file: `/social/${campaign.name}.png`, says: campaign.picture.replace('\n', ' ') }}
      />
      <div className={styles.hero}>
        <h1 className={styles.title}>{campaign.heading}</h1>
        <p className={styles.lead}>{campaign.lead}</p>
        <div className={styles.act}>
          <Button component={Link} to={`${paths.builder}?lng=${campaign.lang}`} reloadDocument>
            {campaign.action}
          </Button>
          <p className={styles.note}>{campaign.note}</p>
        </div>
      </div>
      <dl className={styles.points}>
        {campaign.points.map((point) => (
          <div key={point.title}>
            <dt>{point.title}</dt>
            <dd>{point.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
