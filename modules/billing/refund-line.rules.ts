/** Names of the refunds that an operator makes: a line is given back once, whoever presses how often. */
export const refundOfLine = (orderId: string, chargeId: string, line: number): string =>
  `refund:${orderId}:line:${chargeId}:${line}`;

/** State of a refund that a person paid another way than by the card provider. */
export const OUTSIDE = 'outside';
