/** The login by which a page is proved: what it is about, and where it leads back to. */
import { LAYOUTS, type LayoutName } from '../../site-kit/names.ts';
import type { LoginPurpose } from '../ordering/index.server.ts';
import { putOnline } from './put-online.ts';
import { FREE_PROBLEMS, type FreeProblem } from './schemas.ts';

/** Id of the page at the network, and a layout or nothing: "900000000000101~tavola". */
const SUBJECT = /^([A-Za-z0-9._-]{1,64})~([a-z]{0,20})$/;

function readSubject(subject: string): { pageId: string; layout: LayoutName | null } {
  const [, pageId = '', named = ''] = SUBJECT.exec(subject) ?? [];
  return { pageId, layout: LAYOUTS.find((layout) => layout === named) ?? null };
}

/** Where an error's own words are another room's. */
const OTHERS: Record<string, FreeProblem> = {
  'ordering.social-denied': 'denied',
  'ordering.social-ended': 'ended',
  'ordering.social-unavailable': 'unavailable',
  'sites.page-has-site': 'bought',
};

export const freeLogin: LoginPurpose = {
  name: 'free',
  subject: SUBJECT,
  async end(ctx, { subject, ...given }) {
    const { siteId, done, orderSession } = await putOnline(ctx, { ...readSubject(subject), ...given });
    return { path: `/manager/free/${siteId}?done=${done}`, orderSession };
  },
  failed(subject, code) {
    const problem = OTHERS[code] ?? FREE_PROBLEMS.find((each) => code === `free-sites.${each}`);
    if (!problem) return null;
    const { pageId, layout } = readSubject(subject);
    const query = new URLSearchParams({ ...(layout ? { layout } : {}), problem });
    return `/vetrina/free/${encodeURIComponent(pageId)}?${query.toString()}`;
  },
};
