/** A message file of each language. */
export const NAMESPACES = [
  'common',
  'errors',
  'vetrina',
  'plans',
  'order',
  'legal-ui',
  'portfolio',
  'manager',
  'backoffice',
  'operator',
  'recovery',
] as const;
export type Namespace = (typeof NAMESPACES)[number];

const EVERYWHERE: readonly Namespace[] = ['common', 'errors'];

/** What a page shows at once, fetched before it comes alive; anything else is fetched when a component asks for it. */
export function namespacesOf(pathname: string): Namespace[] {
  if (pathname.startsWith('/api/vetrina/payment')) return [...EVERYWHERE, 'order', 'plans', 'legal-ui'];
  if (pathname.startsWith('/operator'))
    return [...EVERYWHERE, 'operator', 'recovery', 'backoffice', 'manager', 'order'];
  if (pathname.startsWith('/manager')) return [...EVERYWHERE, 'manager', 'plans', 'order'];
  if (pathname.startsWith('/sitimanager/order')) return [...EVERYWHERE, 'backoffice', 'order', 'plans', 'legal-ui'];
  if (pathname.startsWith('/sitimanager')) return [...EVERYWHERE, 'backoffice'];
  if (/^\/(privacy|terms|cookie|pages\/)/.test(pathname)) return [...EVERYWHERE, 'legal-ui'];
  if (pathname.startsWith('/vetrina')) return [...EVERYWHERE, 'vetrina', 'plans'];
  if (/^\/(developed)?$/.test(pathname)) return [...EVERYWHERE, 'portfolio', 'plans'];
  return [...EVERYWHERE];
}
