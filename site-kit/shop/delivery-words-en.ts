import type { DeliveryWords } from './delivery-shape.ts';

export const en: DeliveryWords = {
  title: 'Order',
  lead: 'Choose how many and reserve: you collect from us or we bring it, and you pay when you get it. You pay nothing here, and no registration is needed.',
  paidLead: 'Choose how many and pay by card: you collect from us or we bring it. No registration is needed.',
  how: 'How you get it',
  collect: 'Collect from us',
  free: 'free',
  freeFrom: 'Free from {price}.',
  least: 'Orders begin at {price}.',
  codes: 'Postcodes: {name}.',
  country: 'In this country only: {name}.',
  update: 'If you change it, press “{name}”: you see what it costs and, for a delivery, where to write the address.',
  goods: 'Products',
  delivery: 'Delivery',
  addressTitle: 'Where we bring it',
  noteHint: 'The name on the bell, for example.',
  street: 'Street and number',
  zip: 'Postcode',
  town: 'Town',
  addressNote:
    'We deliver in this country only: {name}. The address is seen by the seller and whoever delivers, and nobody else.',
  send: 'Reserve for delivery',
  noDuty:
    'This is a reservation: you are not obliged to buy. You pay on delivery, and can cancel until it is on its way.',
  duty: 'With this button you buy, and undertake to pay {price}, delivery included. You pay by card at once, and we bring it to you afterwards.',
  withdraw:
    'You may withdraw from the contract within 14 days of receiving the goods, without giving a reason: the page of your order is enough. You send or bring them back, at your own cost, within 14 days; we give back what you paid within 14 days of the withdrawal, to the same card, and the delivery too if you withdraw from the whole order. We may wait for the goods to come back.',
  doorWithdraw:
    'You buy on delivery, and may withdraw within 14 days of receiving the goods, without giving a reason: the page of your order is enough, or tell us in whatever way you like. You send or bring them back, at your own cost, within 14 days; we give back what you paid within 14 days of the withdrawal, and the delivery too if you withdraw from the whole order. We may wait for the goods to come back.',
  arrives: 'Expected delivery',
  address: 'Address',
  bringBack: 'Send or bring back what you received: the refund may wait until it is here.',
  unpaidSum:
    'You withdraw from the contract for: {name}. It has not been reported as delivered: if you have paid nothing, you owe nothing.',
  unpaid:
    'It had not been reported as delivered: if you have paid nothing, you owe nothing, and may refuse it when it comes. You had received and paid for it already? Tell us: we give the money back by {name}.',
  leftAtDoor: 'On delivery you pay {price}.',
  givenBack: 'We have given back {price}.',
  receiptHere: 'The receipt, with date and time, stays on the page of your order.',
  stateText: {
    placed: 'We have put it aside for you. We will tell you when it is on its way.',
    accepted: 'We are preparing it, and then bring it to you.',
    paid: 'Thank you: the purchase is complete. We will write to you when it is on its way.',
  },
  error: {
    street: 'Write street and number, without web addresses.',
    zip: 'Write a whole postcode of this country: {name}. We deliver nowhere else.',
    town: 'Write the town, without web addresses.',
    reach: '{name}: we do not go to this postcode. Choose another way, or collect from us.',
    changed: 'You have changed how you get it: look at the total and confirm again.',
    gone: 'This way of delivery is gone: choose another one.',
    least: '{name}: orders begin at {price}.',
  },
};
