/** Screens that everybody who reads the same language sees alike, so that the server may keep them drawn. */
import { CAMPAIGNS } from './routes/campaign/campaigns.ts';
import { paths } from './paths.ts';

const KEPT = new Set<string>([
  paths.home,
  paths.developed,
  paths.builder,
  paths.privacy,
  paths.terms,
  paths.cookies,
  paths.agreement,
  '/pages/privacy',
  '/pages/cookies',
  ...CAMPAIGNS.map((campaign) => paths.campaign(campaign.name)),
]);
/** What the screens read from their address while they are drawn. */
const READ = ['yr_preview', 'layout'];

/** An order's first step, for whichever social page; an order's own id leads to what only its holder sees. */
const WIZARD = /^\/api\/vetrina\/payment\/(?!ord_)\w[\w.-]{0,63}$/;
const WIZARD_DRAWN = paths.payment('page');
/** The card provider's way back goes elsewhere. */
const WIZARD_READ = ['session_id'];
/** The router's own question for a screen's data. */
const DATA = '.data';

/** A screen under the address it is drawn for. */
export interface CachedScreen {
  path: string;
  /** Only as long as the visitor has no order session; the answer opens one. */
  opensOrder: boolean;
}

/** @param query null when the address has none; `other` is a parameter that the server itself acts upon */
export function keptAs(path: string, query: URLSearchParams | null, other: string): CachedScreen | null {
  const wizard = WIZARD.test(path) && !path.endsWith(DATA);
  if (!wizard && !KEPT.has(path)) return null;
  const read = wizard ? WIZARD_READ : READ;
  if (query && [...read, other].some((name) => query.has(name))) return null;
  return { path: wizard ? WIZARD_DRAWN : path, opensOrder: wizard };
}
