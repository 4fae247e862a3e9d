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
  | 'withdrawPart'
  | 'withdrawOf'
  | 'withdrawUntil'
  | 'withdrawTitle'
  | 'withdrawSum'
  | 'withdrawMail'
  | 'withdrawKept'
  | 'withdrawRest'
  | 'withdrawNothing'
  | 'withdrawCount'
  | 'withdrawYes'
  | 'withdrawnOn'
  | 'withdrawnWhat'
  | 'refundBy'
  | 'bringBack'
  | 'refunding'
  | 'refunded'
  | 'refundedElsewhere'
  | 'askHere'
  | 'askTitle'
  | 'askText'
  | 'askNumber'
  | 'askMail'
  | 'askSend'
  | 'askWrong'
  | 'askedTitle'
  | 'askedText'
  | 'maker'
  | 'identifier'
  | 'warnings';

/**
 * {price} is an amount, {name} products, a day or a moment, {n} the number of an order. Of `withdrawOf` {n} pieces of {name}, of
 * `withdrawCount` at most {n} pieces of {name}.
 */
export interface PaidWords extends Record<Plain, string> {
  /** In place of those of an order that is paid at the counter. */
  stateText: Record<'ready' | 'sent' | 'cancelled-by-owner', string>;
}
