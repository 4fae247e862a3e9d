import { NOTICE_LEGAL_DAYS, UNPAID } from '../../../../../modules/billing/subscription/dunning.rules.ts';
import { K } from '../../../../../modules/plans/schemas.ts';
import plans from '../../../../i18n/messages/en/plans.ts';
import type { LegalText } from '../../document.ts';
import { offerWords } from '../../offer-words.ts';

const document: LegalText = (operator, offer) => {
  const said = offerWords('en', offer, plans);
  return {
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
          `A website generated from your social page and hosted by us. Plans: ${said.plans}. Every plan includes:`,
          { list: said.features },
          ...(said.larger ? [said.larger] : []),
          ...(said.texts ? [said.texts] : []),
          ...(said.boxes ? [said.boxes] : []),
          ...(said.free ? [said.free] : []),
        ],
      },
      {
        id: 'price',
        heading: 'Price and payment',
        blocks: [
          `Prices for a year, VAT included: ${said.prices}. Domains cost the price shown before you order. You pay in advance, by the means shown when you pay: card and, where the provider offers them, PayPal, SEPA direct debit, Apple Pay and Google Pay. The invoice is a PDF on the page of your order: we send you the link when it is ready.`,
        ],
      },
      {
        id: 'order',
        heading: 'How the contract is made',
        blocks: [
          `You give your billing details, choose a plan and a domain, accept these terms and pay. Until you pay you can go back and correct anything. The payment button is an order with an obligation to pay: the contract is made when the payment succeeds.`,
          `You then receive a confirmation by e-mail, with these terms attached as a text that you can keep. We record which version you accepted, when, and in which language you read it.`,
        ],
      },
      {
        id: 'term',
        heading: 'Term, renewal and cancellation',
        blocks: [
          `The contract runs for one year from activation and renews every year at the same price, or at the one we have told you of. If you are a consumer we write to you at least ${NOTICE_LEGAL_DAYS} days before the end of the term, with the date by which to cancel; if we cannot prove it, you may leave at any time until the next end of term and have the renewal back.`,
          `You can cancel on the page of your order up to ${K.cancelOnSiteDays} days before the end of the term, or by registered letter up to ${K.cancelByLetterDays} days before. The site stays up to the end of the time you have paid for.`,
          `If the renewal is not paid we tell you and try again. After ${UNPAID.graceDays} days the site is suspended, after ${UNPAID.endAfterDays} the contract ends.`,
        ],
      },
      {
        id: 'withdrawal',
        heading: 'Right of withdrawal',
        blocks: [
          `If you are a consumer you can withdraw within ${K.withdrawalDays} days of concluding the contract, without giving a reason and at no cost. Use “Withdraw from contract here” on the page of your order, which opens from the link in each of our e-mails: it asks only your name, the order number and an address for the receipt, and for a second press, “Confirm withdrawal”. The receipt with date and time comes at once by e-mail. Writing to ${operator.mail} is enough as well.`,
          `We refund everything you paid within ${K.refundDays} days, by the same means of payment. A domain that is already registered stays registered to the end of its year: if it is in your name it stays yours, if it is in ours you can ask for its transfer. Businesses have no right of withdrawal.`,
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
          `If you see something unlawful on a site we host, write to ${operator.mail} with the address of the page and the reason: we answer with a reasoned decision, and whoever publishes it is told.`,
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
          `Whenever you like, and for ${K.exportDays} days after the end, you can have your data in a machine-readable form: the site as pages and photographs, its texts, its visits, the details of the order and the invoices. The code to transfer the domain is on the page of your order. You download all of it yourself; if you ask us, we hand it over within ${K.exportDays} days at the latest. Then we delete them, except what the law obliges us to keep.`,
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
  };
};
export default document;
