/** Whose sale an order is (decision 0027). Pure: the same facts give the same answer for ever, under the same version. */

/** Version of these rules, written beside each attribution: a later rule moves no earlier sale. */
export const ATTRIBUTION_RULE = 1;
/** A link counts this long after it was made. */
const LINK_COUNTS_MS = 30 * 24 * 3600 * 1000;

/** A signed link of ours that somebody came by. */
export interface UsedLink {
  id: string;
  /** The agent who made it; null where a visitor had it mailed without having come by an agent's. */
  agentId: string | null;
  /** The social page whose preview it shows. */
  pageId: string;
  madeAt: Date;
  revokedAt: Date | null;
}
/** `opened`: the agent opened the order; `link`: a customer opened it, by a link that the agent made. */
export const ATTRIBUTED_BY = ['opened', 'link'] as const;
export interface Attribution {
  agentId: string;
  by: (typeof ATTRIBUTED_BY)[number];
  linkId: string | null;
}

/**
 * The agent who opens an order has the sale; else who made the link that its customer came by, when it shows this order's
 * page, is at most thirty days old and not revoked; else nobody (null).
 * @param openedBy id of the agent who opens the order; null: a customer does
 */
export function attribute(
  openedBy: string | null,
  link: UsedLink | null,
  order: { pageId: string; startedAt: Date },
): Attribution | null {
  if (openedBy !== null) return { agentId: openedBy, by: 'opened', linkId: null };
  if (!link || link.agentId === null || link.pageId !== order.pageId || link.revokedAt !== null) return null;
  if (order.startedAt.getTime() - link.madeAt.getTime() > LINK_COUNTS_MS) return null;
  return { agentId: link.agentId, by: 'link', linkId: link.id };
}
