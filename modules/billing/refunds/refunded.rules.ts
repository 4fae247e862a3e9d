/** What counts of a refund: `given` is what the provider says it is worth, once it was asked. Euro cents. */
export interface Returned {
  amount: number | null;
  given: number | null;
  doneAt: Date | null;
  failedAt: Date | null;
}

/** What a refund is worth, of a payment of so much: everything that was left, where no amount was named. */
export const worthOf = (refund: Pick<Returned, 'amount' | 'given'>, paid: number): number =>
  refund.given ?? refund.amount ?? paid;

/** Whether all that was paid has arrived back, in however many parts, whatever became of others. */
export const allRefunded = (paid: number, refunds: Returned[]): boolean =>
  refunds
    .filter(({ doneAt, failedAt }) => doneAt !== null && failedAt === null)
    .reduce((sum, refund) => sum + worthOf(refund, paid), 0) >= paid;
