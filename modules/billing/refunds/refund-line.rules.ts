/** Names of the refunds that an operator makes: a line is given back once, whoever presses how often. */
export const refundOfLine = (orderId: string, chargeId: string, line: number): string =>
  `refund:${orderId}:line:${chargeId}:${line}`;
