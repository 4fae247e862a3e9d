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
  '/pages/privacy',
  '/pages/cookies',
  ...CAMPAIGNS.map((campaign) => paths.campaign(campaign.name)),
]);
/** What the builder's screen reads from its address while it is drawn. */
const READ = ['yr_preview', 'layout'];

/** @param query null when the address has none; `other` is a parameter that the server itself acts upon */
export const isKept = (path: string, query: URLSearchParams | null, other: string): boolean =>
  KEPT.has(path) && !(query && [...READ, other].some((name) => query.has(name)));
