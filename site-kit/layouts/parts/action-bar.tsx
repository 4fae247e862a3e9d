import type { PageProps } from '../contract.ts';

const KINDS = ['shop', 'book', 'call', 'whatsapp', 'directions'] as const;
const ICON_OF = {
  shop: 'bag',
  book: 'calendar',
  call: 'phone',
  whatsapp: 'whatsapp',
  directions: 'directions',
} as const;
/** A fourth would leave no word whole at 320 pixels. */
const MOST = 3;

/** The bar at the thumb of a phone: order, book, call, write, find the way; only what exists. The renderer adds it to every page. */
export function ActionBar({ doc, r }: PageProps) {
  const actions = KINDS.flatMap((kind) => {
    const action = doc.actions.find((one) => one.kind === kind);
    return action ? [{ ...action, kind }] : [];
  }).slice(0, MOST);
  if (actions.length === 0) return null;
  return (
    <nav className="bar" aria-label={r.word('nav.contact')}>
      {actions.map(({ kind, short, href }) => (
        <a key={kind} href={r.href(href)}>
          {r.icon(ICON_OF[kind])}
          <span>{r.t(short)}</span>
        </a>
      ))}
    </nav>
  );
}
