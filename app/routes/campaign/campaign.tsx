/** /landing/vetrina/{name}: one offer, in its own language, with one thing to do (R7, R8). */
import { Link } from 'react-router';
import { offerOf } from '../../../modules/plans/index.server.ts';
import { appContext } from '../../context.ts';
import { contentsIn } from '../../plan-contents.server.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ContentsList } from '../../ui/ContentsList.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { refusal } from '../../ui/refusal.ts';
import { BakeryScene } from '../builder/BakeryScene.tsx';
import type { Route } from './+types/campaign';
import styles from './campaign.module.css';
import { CAMPAIGNS } from './campaigns.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  const campaign = CAMPAIGNS.find(({ name }) => name === params.name);
  if (!campaign) throw refusal(404, { code: 'http.not-found', requestId: context.get(appContext).ctx.requestId });
  return { campaign, features: contentsIn(campaign.lang, offerOf(context.get(appContext).ctx)).both };
}

export const shouldRevalidate = () => false;

const sentencesOf = (text: string) => text.split(/(?<=\.) /);

export default function CampaignLanding({ loaderData: { campaign, features } }: Route.ComponentProps) {
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
        <div className={styles.words}>
          <h1 className={styles.title}>
            {sentencesOf(campaign.heading).map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h1>
          <p className={styles.lead}>{campaign.lead}</p>
          <div className={styles.act}>
            <Button component={Link} to={`${paths.builder}?lng=${campaign.lang}`} reloadDocument>
              {campaign.action}
            </Button>
            <p className={styles.note}>{campaign.note}</p>
          </div>
        </div>
        <div className={styles.window}>
          <span className={styles.awning} />
          <BakeryScene tall />
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
      <section className={styles.included} aria-labelledby="included-title">
        <h2 id="included-title">{campaign.included}</h2>
        <ContentsList className={styles.features} contents={features} />
      </section>
    </div>
  );
}
