/** The message files by name, each with what it says: every Italian file (`messages/it/`) adds itself. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled where the words are
export interface Words {}
export type Namespace = keyof Words;

const EVERYWHERE: readonly Namespace[] = ['common', 'errors'];

/** What a page shows at once, fetched before it comes alive; anything else is fetched when a component asks for it. */
export function namespacesOf(pathname: string): Namespace[] {
  if (/^\/(vetrina|manager)\/free\//.test(pathname)) return [...EVERYWHERE, 'free', 'vetrina', 'plans'];
  if (pathname.startsWith('/api/vetrina/payment')) return [...EVERYWHERE, 'order', 'plans', 'legal-ui'];
  if (pathname.startsWith('/operator'))
    return [...EVERYWHERE, 'operator', 'recovery', 'backoffice', 'manager', 'order'];
  if (/^\/manager\/sites\/[^/]+\/following/.test(pathname)) return [...EVERYWHERE, 'following'];
  if (/^\/manager\/(helper$|sites\/[^/]+\/helpers)/.test(pathname)) return [...EVERYWHERE, 'helpers'];
  if (/^\/manager\/sites\/[^/]+\/texts/.test(pathname)) return [...EVERYWHERE, 'texts', 'following'];
  if (/^\/manager\/sites\/[^/]+\/bookings/.test(pathname)) return [...EVERYWHERE, 'bookings', 'people', 'agreement'];
  if (/^\/manager\/sites\/[^/]+\/shop/.test(pathname)) return [...EVERYWHERE, 'shop', 'people', 'agreement'];
  if (/^\/manager\/sites\/[^/]+\/news/.test(pathname)) return [...EVERYWHERE, 'news', 'people', 'agreement'];
  if (/^\/manager\/sites\/[^/]+\/people/.test(pathname)) return [...EVERYWHERE, 'people', 'find'];
  if (/^\/manager\/sites\/[^/]+\/agreement/.test(pathname)) return [...EVERYWHERE, 'agreement', 'legal-ui'];
  if (/^\/manager\/sites\/[^/]+\/pages/.test(pathname)) return [...EVERYWHERE, 'editor', 'pages'];
  if (/^\/manager\/sites\/[^/]+\/numbers/.test(pathname)) return [...EVERYWHERE, 'numbers'];
  if (pathname.startsWith('/letter/')) return [...EVERYWHERE, 'letter', 'following'];
  if (/^\/manager\/sites\/[^/]+\/?$/.test(pathname)) return [...EVERYWHERE, 'site', 'following', 'numbers'];
  if (/^\/manager\/sites\/[^/]+\/photos/.test(pathname)) return [...EVERYWHERE, 'editor', 'photos'];
  if (pathname.startsWith('/manager/sites')) return [...EVERYWHERE, 'editor', 'lists'];
  if (/^\/manager\/(orders\/[^/]+\/mail|mail-(password|forward))/.test(pathname))
    return [...EVERYWHERE, 'mailboxes', 'order'];
  if (pathname.startsWith('/manager')) return [...EVERYWHERE, 'manager', 'plans', 'order'];
  if (pathname.startsWith('/sitimanager/order')) return [...EVERYWHERE, 'backoffice', 'order', 'plans', 'legal-ui'];
  if (pathname.startsWith('/sitimanager')) return [...EVERYWHERE, 'backoffice'];
  if (/^\/(privacy|terms|cookie|agreement|pages\/)/.test(pathname)) return [...EVERYWHERE, 'legal-ui'];
  if (pathname.startsWith('/vetrina')) return [...EVERYWHERE, 'vetrina', 'plans'];
  if (/^\/(developed)?$/.test(pathname)) return [...EVERYWHERE, 'portfolio', 'plans'];
  return [...EVERYWHERE];
}
