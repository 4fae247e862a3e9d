/** /letter/{key}: what a link of a letter asks, for whoever shows it (owner.md 7). Reading it changes nothing. */
import { openLink } from '../../../modules/digests/index.server.ts';
import { appContext } from '../../context.ts';
import type { Route } from './+types/letter';
import { LetterScreen } from './letter-screen.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { ctx } = context.get(appContext);
  return { key: params.key, view: await openLink(ctx, { key: params.key }) };
}

/** No search engine and no other site learns the address. */
export const meta = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
];

export default function LetterRoute({ loaderData: { key, view } }: Route.ComponentProps) {
  return <LetterScreen linkKey={key} view={view} />;
}
