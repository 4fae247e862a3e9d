/**
 * Who may what with an order. `own`: accept, pay, change names, cancel, have money back, take a name elsewhere. `prepare`:
 * read it and fill it in until it is paid. `settle`: give the money of a name back, and converge with the provider.
 */
export type OrderRight = 'own' | 'prepare' | 'settle';
export type Proof = 'by key' | 'always' | 'never';

/** A visitor shows the cookie's secret, an agent the sign-in under which the order was opened; staff and jobs need no key. */
export const ORDER_RIGHTS = {
  visitor: { own: 'by key', prepare: 'by key', settle: 'by key' },
  agent: { own: 'never', prepare: 'by key', settle: 'never' },
  operator: { own: 'never', prepare: 'never', settle: 'always' },
  system: { own: 'never', prepare: 'never', settle: 'always' },
} as const satisfies Record<'visitor' | 'agent' | 'operator' | 'system', Record<OrderRight, Proof>>;
