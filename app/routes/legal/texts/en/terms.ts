import type { Operator } from '../../../../../platform/operator.ts';
import type { LegalDocument } from '../../document.ts';

const document = (operator: Operator): LegalDocument => ({
  title: 'Terms of service',
  sections: [
    {
      id: 'parties',
      heading: 'Who you contract with',
      blocks: [
        `With ${operator.name}, ${operator.street}, ${operator.zip} ${operator.city} (${operator.country}), VAT number ${operator.vat}, ${operator.mail}. Whoever gives a VAT number buys as a business; everyone else as a consumer.`,
      ],
    },
    {
      id: 'service',
      heading: 'What you buy',
      blocks: [
        'A website generated from your social page and hosted by us, in the free, Premium or Pro version. The free version carries our name and is not indexed. Premium includes: one .it, .com or .net domain, 10 layouts, 2 mailboxes of 1 GB, automatic updates, pages of your own, statistics, no advertising of ours, visibility to search engines. Pro adds a shop, bookings, a newsletter and extensions.',
      ],
    },
    {
      id: 'price',
      heading: 'Price and payment',
      blocks: [
        'Premium costs 99 euro a year, Pro 179 euro a year, VAT included. Further domains cost the price shown before you order. You pay in advance, by the means shown when you pay. The invoice comes by e-mail.',
      ],
    },
    {
      id: 'term',
      heading: 'Term, renewal and cancellation',
      blocks: [
        'The contract runs for one year from activation and renews every year. We tell you before it renews. You can cancel from your profile up to 15 days before the end of the term, or by registered letter up to 30 days before. The service stays active to the end of the time you have paid for.',
      ],
    },
    {
      id: 'withdrawal',
      heading: 'Right of withdrawal',
      blocks: [
        `If you are a consumer you can withdraw within 14 days of concluding the contract, without giving a reason: writing to ${operator.mail} is enough. We refund you within 14 days by the same means of payment. If you asked us to start at once, the part of the service already given may be deducted. A domain registered at your request is a service carried out in full and is not refunded. Businesses have no right of withdrawal.`,
      ],
    },
    {
      id: 'domain',
      heading: 'The domain',
      blocks: [
        'The domain is registered in your name if you ask for it, otherwise in ours on your behalf; you can always transfer it elsewhere. Registration depends on the registry of the ending: if the name is no longer free you can choose another or have your money back.',
      ],
    },
    {
      id: 'content',
      heading: 'Your content',
      blocks: [
        'Texts and photographs remain yours. You allow us to use them only to publish the site. You warrant that you may use them and that they are lawful. We may suspend a site that breaks the law, telling you why.',
      ],
    },
    {
      id: 'liability',
      heading: 'Liability and guarantees',
      blocks: [
        'Consumers have the legal guarantee of conformity for digital services. Towards businesses our liability, save for intent or gross negligence, is limited to what was paid in the last year.',
      ],
    },
    {
      id: 'end',
      heading: 'When the contract ends',
      blocks: [
        'For 30 days you can export texts, photographs and your customers’ data. Then we delete them, except what the law obliges us to keep.',
      ],
    },
    {
      id: 'law',
      heading: 'Law and disputes',
      blocks: [
        'Italian law applies. If you are a consumer you keep the protection of the country where you live and may turn to its courts; for businesses the courts of our seat have jurisdiction. You may also turn to a dispute resolution body.',
      ],
    },
  ],
});
export default document;
