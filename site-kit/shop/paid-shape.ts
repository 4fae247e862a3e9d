type Plain =
  | 'lead'
  | 'send'
  | 'duty'
  | 'payOn'
  | 'mailNeeded'
  | 'lawTitle'
  | 'withdraw'
  | 'perishable'
  | 'sealed'
  | 'custom'
  | 'guarantee'
  | 'pay'
  | 'again'
  | 'noPage'
  | 'notNow'
  | 'keptUntil'
  | 'withdrawHere'
  | 'withdrawUntil'
  | 'withdrawTitle'
  | 'withdrawSum'
  | 'withdrawMail'
  | 'withdrawKept'
  | 'withdrawYes'
  | 'withdrawnOn'
  | 'refundBy'
  | 'bringBack'
  | 'refunding'
  | 'refunded'
  | 'maker';

/** {price} is an amount, {name} products, a day or a moment, {n} the number of an order. */
export interface PaidWords extends Record<Plain, string> {
  /** In place of those of an order that is paid at the counter. */
  stateText: Record<'ready' | 'cancelled-by-owner', string>;
}
