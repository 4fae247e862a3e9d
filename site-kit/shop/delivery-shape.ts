type Plain =
  | 'title'
  | 'lead'
  | 'paidLead'
  | 'how'
  | 'collect'
  | 'free'
  | 'freeFrom'
  | 'least'
  | 'codes'
  | 'country'
  | 'update'
  | 'goods'
  | 'delivery'
  | 'addressTitle'
  | 'noteHint'
  | 'street'
  | 'zip'
  | 'town'
  | 'addressNote'
  | 'send'
  | 'noDuty'
  | 'duty'
  | 'withdraw'
  | 'doorWithdraw'
  | 'arrives'
  | 'address'
  | 'bringBack'
  | 'unpaidSum'
  | 'unpaid'
  | 'leftAtDoor'
  | 'givenBack'
  | 'receiptHere';

/** What buyers read of deliveries, and of what is paid at the door. {price} is an amount; {name} a way, postal codes, a country, products or a day. */
export interface DeliveryWords extends Record<Plain, string> {
  /** In place of those of an order that is collected. */
  stateText: Record<'placed' | 'accepted' | 'paid', string>;
  /** `reach`: it does not go there; `changed`: another way was chosen than the one whose total was shown. */
  error: Record<'street' | 'zip' | 'town' | 'reach' | 'changed' | 'gone' | 'least', string>;
}
