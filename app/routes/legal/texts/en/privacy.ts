import { HELPERS_KEPT } from '../../../../../modules/access/schemas.ts';
import { K } from '../../../../../modules/plans/schemas.ts';
import plans from '../../../../i18n/messages/en/plans.ts';
import type { LegalText } from '../../document.ts';
import { featureNames, freeToo, mailToo } from '../../offer-words.ts';

const document: LegalText = (operator, offer) => ({
  title: 'Privacy policy',
  sections: [
    {
      id: 'controller',
      heading: 'Who handles your data',
      blocks: [
        `The controller is ${operator.name}, ${operator.street}, ${operator.zip} ${operator.city}. For any question or request write to ${operator.mail}.`,
      ],
    },
    {
      id: 'data',
      heading: 'Which data, why, and on what basis',
      blocks: [
        {
          list: [
            'The name you search for and the social page you choose: they let us show you the preview. We read only what the page has made public. Basis: your request, before a contract.',
            'Name or company name, tax code or VAT number, address, phone, e-mail: they serve the contract, the invoice and the registration of the domain. Basis: the contract and legal duties.',
            'Payment: the card number goes straight to the payment provider. We receive only the outcome and what identifies the transaction.',
            'Technical logs (date, address asked for, outcome): they keep the service running and protect it. Basis: our legitimate interest in security.',
            'If you come by the link of one of our agents, the order notes whose link it was: this credits them with the sale, without cookies. Basis: our legitimate interest in paying whoever brought it about.',
            'If you sign in to your area with Facebook we receive the list of the pages you manage: we look for your orders and do not keep it. If you sign in by e-mail, the link we send works for 30 minutes and only once. Basis: the contract.',
            'If you connect your page, we keep, encrypted, the key that Facebook gives us for that page alone, and the permissions you granted: they let us read it and know when it changes. They are revoked and deleted when you disconnect it, when you remove the application on Facebook, or when the site closes. Basis: your consent, which you can withdraw at any time.',
            `If the owner of a site invites you to help, we keep your e-mail address, what you may do, when you accepted and the day you were last there; the owner sees them too. They are deleted ${HELPERS_KEPT.removedDays} days after your access is taken away, ${HELPERS_KEPT.neverCameDays} days after the end of an invitation that was never opened, and in any case with the data of the site. Legal basis: the owner’s legitimate interest in being helped and in knowing who writes.`,
            ...(mailToo(offer)
              ? [
                  'If you use the mailboxes, we keep on your behalf the messages you receive and send, how full the mailboxes are and the devices you added; who wrote to whom, when and with what outcome stays in the technical logs, without subject or text. Basis: the contract.',
                  'To protect the mailboxes we count wrong passwords for an hour, and remember for 30 days from which networks (part of the IP address) they were opened. If you copy an old mailbox here, we keep its password encrypted for as long as it is needed, 14 days at most. Basis: the legitimate interest in security, and the contract.',
                  'If the owner of a mailbox asks to forward its mail to you, we keep your e-mail address and when you accepted; the owner sees it too. We delete it three days after the request if you do not accept, within three days if forwarding ends, and in any case with the mailbox; you stop it whenever you like with the link of the first e-mail. Basis: the owner’s legitimate interest and your consent.',
                ]
              : []),
            ...(freeToo(offer)
              ? [
                  `If you put a free site online, we keep which page is yours, when you proved it and a code that stands for your identity on Facebook, without your name: they let you come back in and let us count how many free sites you have. For a day we also keep a code that stands for the network address you put it online from. Basis: your request, and our legitimate interest in preventing abuse.`,
                ]
              : []),
          ],
        },
        'With the details of your order and the content of your page we provide what the plans include (basis: the contract):',
        { list: featureNames('en', offer, plans) },
      ],
    },
    {
      id: 'recipients',
      heading: 'Who receives them',
      blocks: [
        'Only those we need to serve you: the payment provider, the domain registrar and the registry of the domain’s ending, the e-invoice exchange of the Italian Revenue Agency (Sistema di Interscambio) and the intermediary that passes our invoices to it, the company that delivers our e-mail, the company that hosts the servers. Each is bound by a contract. We do not sell data and do no targeted advertising.',
        'The registrar may process the domain owner’s details outside the European Union; it then relies on standard contractual clauses.',
      ],
    },
    {
      id: 'retention',
      heading: 'For how long',
      blocks: [
        {
          table: {
            head: ['What', 'For how long', 'Why'],
            rows: [
              [
                'Technical logs, our suppliers’ messages, e-mail outside an order',
                `${K.logRetentionMonths} months`,
                'security and faults',
              ],
              [
                'Pages searched for, previews nobody bought and their links',
                `${K.previewDays} days from the last request`,
                'showing you the same preview again',
              ],
              [
                'Orders begun and never paid',
                `${K.unpaidOrderDays} days from the last change`,
                'letting you finish the purchase',
              ],
              [
                'Data for marketing messages, if you asked for them',
                `${K.marketingMonths.min} to ${K.marketingMonths.max} months, or until you withdraw consent`,
                'writing what you asked for',
              ],
              [
                'Orders, contracts and proof of acceptance',
                `${K.contractYears} years from the end of the contract`,
                'defending legal claims',
              ],
              ['Invoices and accounts', `${K.invoiceYears} years`, 'tax law'],
              [
                'Your site’s data',
                `for the term of the contract, then ${K.exportDays} days`,
                'letting you export them',
              ],
              ...(mailToo(offer)
                ? [
                    [
                      'Messages in mailboxes',
                      `${K.exportDays} days after the end of the contract`,
                      'letting you take them away',
                    ],
                  ]
                : []),
              ...(freeToo(offer)
                ? [
                    [
                      'A free site and who looks after it',
                      `${K.freeDays} days from the last sign-in, then ${K.exportDays} days; its address ${K.freeAddressMonths} months`,
                      'letting you have it back',
                    ],
                  ]
                : []),
            ],
          },
        },
        `When the time is over an automatic job deletes the data; you need not ask.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        'You can ask us to see your data, correct them, delete them, restrict their use, receive them in a machine-readable form (within 30 days), and you can object to their use. If you think we were wrong, you can complain to your data protection authority; ours is the Italian Garante.',
        'Billing details are needed to conclude the order. We take no automated decisions about you.',
      ],
    },
    {
      id: 'owners',
      heading: 'If the page is yours and you asked for nothing',
      blocks: [
        `Anyone can create a preview from a public page; it is not indexed and is deleted automatically ${K.previewDays} days after the last request. If the page is yours and you do not want one, write to ${operator.mail}: we delete it sooner. As long as the page is public, somebody can ask for another.`,
      ],
    },
  ],
});
export default document;
