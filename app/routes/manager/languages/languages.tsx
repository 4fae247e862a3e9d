/** /manager/sites/{site}/languages: the site in other languages, and one of them (owner.md 1 and 8, Languages). */
import { getDraft } from '../../../../modules/editor/index.server.ts';
import { ofOwnSite } from '../own-site.server.ts';
import type { Route } from './+types/languages';
import { LanguagesFrame } from './languages-frame.tsx';

export const loader = (given: Route.LoaderArgs) => ofOwnSite(given, 'draft', getDraft);

/** The screen keeps the draft, and asks by itself. */
export const shouldRevalidate = () => false;

export default function LanguagesRoute({ loaderData }: Route.ComponentProps) {
  return <LanguagesFrame key={loaderData.site.id} draft={loaderData} />;
}
