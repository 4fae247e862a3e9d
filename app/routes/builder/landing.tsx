/** /vetrina: the product is the demonstration (R6, L1 to L7). */
import { originOf, previewHost } from '../../../modules/sites/index.server.ts';
import { appContext } from '../../context.ts';
import type { Route } from './+types/landing';
import { LandingScreen } from './LandingScreen.tsx';

export function loader({ context }: Route.LoaderArgs) {
  const { config } = context.get(appContext).ctx;
  return { previewOrigin: originOf(config, previewHost(config)) };
}

/** Choosing a page or a layout changes the address, not what the server knows. */
export const shouldRevalidate = () => false;

export default function Landing({ loaderData }: Route.ComponentProps) {
  return <LandingScreen previewOrigin={loaderData.previewOrigin} />;
}
