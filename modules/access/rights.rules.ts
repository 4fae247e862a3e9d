/**
 * Who may what with an order. `read`: see it, with its names, site and payments. `prepare`: fill it in until it is paid.
 * `own`: accept, pay, change names, have money back, take a name elsewhere. `end`: say that the contract ends with its
 * year, or goes on; an operator enters what came by letter. `settle`: give the money of a name back, and converge with the
 * provider. `dispose`: take home all that is kept with it, of its site's visitors too.
 */
export const ORDER_RIGHT = ['read', 'prepare', 'own', 'end', 'settle', 'dispose'] as const;
export type OrderRight = (typeof ORDER_RIGHT)[number];
/**
 * Who may what with a site. `read`: see it and its figures. `draft`: change what is not shown yet. `publish`: show it. `decide`:
 * take or refuse what the page says now. `connect`: tie it to the page. `manage`: helpers, order, people, takings. `dispose`: give
 * money back, say where it goes, hand out people's data, erase and block them.
 */
export const SITE_RIGHT = ['read', 'draft', 'publish', 'decide', 'connect', 'manage', 'dispose'] as const;
export type SiteRight = (typeof SITE_RIGHT)[number];
type Kind = 'visitor' | 'agent' | 'operator' | 'letter' | 'copywriter' | 'system';
export type StaffRole = 'agent' | 'operator';
/** `by fresh key`: by the key of a browser in which its holder has shown a short while ago who they are (fresh-key.ts). */
export type Proof = 'by key' | 'by fresh key' | 'always' | 'never';

const NO_ORDER = {
  read: 'never',
  prepare: 'never',
  own: 'never',
  end: 'never',
  settle: 'never',
  dispose: 'never',
} as const;

/** A visitor shows the cookie's secret, an agent the sign-in under which the order was opened; staff and jobs need no key. */
export const ORDER_RIGHTS = {
  visitor: {
    read: 'by key',
    prepare: 'by key',
    own: 'by key',
    end: 'by key',
    settle: 'by key',
    dispose: 'by fresh key',
  },
  agent: { ...NO_ORDER, read: 'by key', prepare: 'by key' },
  operator: { ...NO_ORDER, read: 'always', end: 'always', settle: 'always' },
  letter: NO_ORDER,
  copywriter: NO_ORDER,
  system: { ...NO_ORDER, read: 'always', settle: 'always' },
} as const satisfies Record<Kind, Record<OrderRight, Proof>>;

const NOTHING = {
  read: 'never',
  draft: 'never',
  publish: 'never',
  decide: 'never',
  connect: 'never',
  manage: 'never',
  dispose: 'never',
} as const;

/** Who may look after a site that nobody bought: whoever proved at the network that its page is theirs. There is nothing in it that staff could do. */
export const FREE_SITE_HOLDERS = {
  visitor: 'by key',
  agent: 'never',
  operator: 'never',
  letter: 'never',
  copywriter: 'never',
  system: 'never',
} as const satisfies Record<Kind, Proof>;

/**
 * A visitor is its owner by the key of the order that bought it, or a helper of its owner (HELPER_RIGHTS). An agent's part ends
 * with the payment, before which there is no site: afterwards they are a helper like others, invited until a day. An operator
 * sees what the order shows, and more only in a browser that looks by the owner's consent (SUPPORT_RIGHTS). The link of a letter
 * reads and decides about its own site. A copywriter is an operator who writes a text that the owner asked for: by the verbs of
 * the room that keeps what was asked for, on that site, and never shown to visitors. Jobs publish.
 */
export const SITE_RIGHTS = {
  visitor: {
    read: 'by key',
    draft: 'by key',
    publish: 'by key',
    decide: 'by key',
    connect: 'by key',
    manage: 'by key',
    dispose: 'by fresh key',
  },
  agent: NOTHING,
  operator: NOTHING,
  letter: { ...NOTHING, read: 'by key', decide: 'by key' },
  copywriter: { ...NOTHING, read: 'by key', draft: 'by key' },
  system: { ...NOTHING, read: 'always', publish: 'always' },
} as const satisfies Record<Kind, Record<SiteRight, Proof>>;

export const HELPER_ROLE = ['writer', 'publisher'] as const;
export type HelperRole = (typeof HELPER_ROLE)[number];
/** Of a visitor whom the owner lets help: a grant on the site alone, so nothing of its order, money, page or helpers. */
export const HELPER_RIGHTS = {
  writer: { ...NOTHING, read: 'by key', draft: 'by key' },
  publisher: { ...NOTHING, read: 'by key', draft: 'by key', publish: 'by key', decide: 'by key' },
} as const satisfies Record<HelperRole, Record<SiteRight, Proof>>;

/** Of an operator, in a browser and while the owner lets support look. */
export const SUPPORT_RIGHTS = { ...NOTHING, read: 'by key', draft: 'by key' } as const satisfies Record<
  SiteRight,
  Proof
>;

/** As whom somebody acts on a site: drafts, versions and history name it. */
export type SiteRole = 'owner' | HelperRole | 'operator' | 'copywriter' | 'system';
const RIGHTS_OF: Record<SiteRole, Record<SiteRight, Proof>> = {
  ...HELPER_RIGHTS,
  owner: SITE_RIGHTS.visitor,
  operator: SUPPORT_RIGHTS,
  copywriter: SITE_RIGHTS.copywriter,
  system: SITE_RIGHTS.system,
};
/** What screens offer to whoever acts in this role. */
export const rightsOf = (role: SiteRole): SiteRight[] =>
  SITE_RIGHT.filter((right) => RIGHTS_OF[role][right] !== 'never');
