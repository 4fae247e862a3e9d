import type { Operator } from '../../../../../platform/operator.ts';
import type { LegalDocument } from '../../document.ts';
import { BROWSERS } from '../browsers.ts';

const document = (operator: Operator): LegalDocument => ({
  title: 'Cookie policy',
  sections: [
    {
      id: 'short',
      heading: 'In short',
      blocks: [
        'We use only technical cookies and storage, without which the site would not remember your language or your order. No advertising, no tracking, nothing loaded from third parties, except the card form when you pay. That is why we do not ask for consent: we inform you.',
      ],
    },
    {
      id: 'list',
      heading: 'What we keep in your browser',
      blocks: [
        {
          table: {
            head: ['Name', 'What it is for', 'How long'],
            rows: [
              ['yr_site', 'Remembers that you have read this notice', '1 year'],
              ['i18next', 'The language you chose (cookie)', '1 year'],
              ['i18nextLng', 'The language you chose (local storage)', 'until you clear it'],
              [
                'vetrina-theme-mode, vetrina-color-scheme',
                'Light or dark, and which colour leads (local storage)',
                'until you clear it',
              ],
              ['pages', 'For agents only: the pages last searched for (local storage)', 'until they sign out'],
              ['__Host-vetrina_order', 'Reopens your order in your browser only', '400 days'],
              ['__Host-vetrina_login', 'Remembers for a moment the Facebook sign-in that you began', '10 minutes'],
              [
                'react-router-scroll-positions',
                'Where you were on a page when you come back to it (session storage)',
                'until you close the tab',
              ],
              [
                'vetrina.draft',
                'What you are typing in the order, so that a reload loses nothing (session storage)',
                'until you close the tab',
              ],
              [
                'vetrina.edits',
                'What you change on your site, until it is saved (session storage)',
                'until you close the tab',
              ],
              [
                'vetrina.photos',
                'Photos you chose for your site, until they have arrived (database of this browser)',
                'until they have arrived or you take them off the list',
              ],
              [
                'vetrina.orderPaymentComplete',
                'For which order you pressed Complete, until you open the manager (session storage)',
                'until you close the tab',
              ],
              [
                'vetrina.agentOrder',
                'For agents only: the order they are working on (session storage)',
                'until you close the tab',
              ],
            ],
          },
        },
        'When you pay, the payment provider may set its own technical cookies against fraud, under its own policy.',
      ],
    },
    {
      id: 'browsers',
      heading: 'How to delete or block them',
      blocks: [
        { table: { head: ['Browser', 'Instructions'], rows: BROWSERS } },
        `If you block them you can still read the site, but an order cannot be completed. Questions: ${operator.mail}.`,
      ],
    },
  ],
});
export default document;
