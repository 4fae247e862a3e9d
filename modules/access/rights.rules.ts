/**
 * Who may what with an order. `read`: see it, with its names, site and payments. `prepare`: fill it in until it is paid.
 * `own`: accept, pay, change names, have money back, take a name elsewhere. `end`: say that the contract ends with its
 * year, or goes on; an operator enters what came by letter. `settle`: give the money of a name back, and converge with the
 * provider.
 */
export const ORDER_RIGHT = ['read', 'prepare', 'own', 'end', 'settle'] as const;
export type OrderRight = (typeof ORDER_RIGHT)[number];
export type Proof = 'by key' | 'always' | 'never';

/** A visitor shows the cookie's secret, an agent the sign-in under which the order was opened; staff and jobs need no key. */
export const ORDER_RIGHTS = {
  visitor: { read: 'by key', prepare: 'by key', own: 'by key', end: 'by key', settle: 'by key' },
  agent: { read: 'by key', prepare: 'by key', own: 'never', end: 'never', settle: 'never' },
  operator: { read: 'always', prepare: 'never', own: 'never', end: 'always', settle: 'always' },
  system: { read: 'always', prepare: 'never', own: 'never', end: 'never', settle: 'always' },
} as const satisfies Record<'visitor' | 'agent' | 'operator' | 'system', Record<OrderRight, Proof>>;
