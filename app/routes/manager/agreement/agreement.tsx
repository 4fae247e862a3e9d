/** /manager/sites/{site}/agreement: what its owner agreed with us on the data of visitors, and when (article 28 GDPR). */
import { agreementInForce, agreementOfSite } from '../../../../modules/agreements/index.server.ts';
import { appContext } from '../../../context.ts';
import { ofOwnSite } from '../own-site.server.ts';
import { useReadIn } from '../../legal/use-read-in.ts';
import type { Route } from './+types/agreement';
import { AgreementScreen } from './agreement-screen.tsx';

export const loader = async (given: Route.LoaderArgs) => {
  const { locale } = given.context.get(appContext);
  return ofOwnSite(given, 'manage', async (ctx, { by }) => ({
    view: await agreementOfSite(ctx, { by }),
    inForce: agreementInForce(ctx, locale),
  }));
};

export default function AgreementRoute({ loaderData }: Route.ComponentProps) {
  useReadIn(loaderData.inForce.lang);
  return <AgreementScreen key={loaderData.view.site.id} {...loaderData} />;
}
