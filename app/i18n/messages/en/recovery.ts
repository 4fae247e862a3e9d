import type it from '../it/recovery.ts';
import type { Messages } from '../shape.ts';

export default {
  title: 'Recovery',
  compare: 'Compare now',
  comparing: 'Asking every vendor: this can take some minutes…',
  restored: 'A copy of {{when}} was restored.',
  older: 'This database is older than what the data folder has seen.',
  olderOf: 'These data are of {{when}}.',
  closed:
    'Until you press “Resume”, nothing is sold, invoiced, registered or mailed. Published websites stay online, and what vendors report is kept.',
  notYet: 'Not compared yet',
  notYetText:
    '“Compare now” asks the card provider, the invoice intermediary and the registrar what they have that is missing here. It changes nothing.',
  comparedAt: 'Compared',
  fresh: 'Good for half an hour.',
  none: 'Nothing to take over: the vendors have what is here.',
  outcomes: {
    wait: 'Blocks the restart',
    task: 'Becomes a task',
    adopt: 'Taken over automatically',
    know: 'Good to know',
  },
  vendors: {
    exchange: 'Invoice intermediary',
    payments: 'Card provider',
    registrar: 'Registrar',
  },
  all: 'Show all ({{count}})',
  mails: 'Waiting: {{count}}',
  go: 'Resume',
  goTitle: 'Resume selling',
  goText:
    'The vendors are asked once more. If they say the same, the differences are taken over and the product starts; if not, nothing happens and you compare again.',
  confirm:
    'Taken over automatically: {{adopt}}. Tasks for a person: {{task}}. Then selling, invoicing and the waiting e-mails resume. This cannot be undone.',
  blocked: 'Every vendor has to answer first: fix it and compare again.',
  runs: 'The product runs',
  runsText:
    'This installation is not in recovery: there is nothing to compare. What needs a person is among the tasks.',
  toTasks: 'Go to the tasks',
  kinds: {
    'vendor-away': {
      title: 'A vendor does not answer',
      text: 'Without it nobody knows what is missing. Check keys and network, then compare again.',
    },
    'series-behind': {
      title: 'Numbering is behind',
      text: 'Year and last number given: here → at the intermediary. Numbering goes on from the highest, so that no number is given twice.',
    },
    'document-unknown': {
      title: 'Document missing here',
      text: 'The intermediary has it already: its sale takes over number and file. A credit note becomes a task: its refund must be entered.',
    },
    'document-unreadable': {
      title: 'Document that does not name its sale',
      text: 'Nobody knows which payment it is for: the number is taken. Match it by day and amount before you resume; a second invoice has to be corrected with the accountant.',
    },
    'document-arrived': {
      title: 'Document that has arrived',
      text: 'It waits to be sent here, and the intermediary has it: it is not sent a second time.',
    },
    'subscription-adopted': {
      title: 'Subscription sold after the copy',
      text: 'Its order is here and takes it over: it becomes paid and goes on.',
    },
    'subscription-unknown': {
      title: 'Subscription without an order',
      text: 'It is running at the card provider, and its order is not here. Enter the order again, or refund the money.',
    },
    'subscription-moved': {
      title: 'Subscription that changed meanwhile',
      text: 'A renewal, an end or a failed payment after the copy: it is followed to where it stands today.',
    },
    'subscription-missing': {
      title: 'Subscription the provider does not know',
      text: 'Our books say that it is running. Check that this is the right card account, then settle it with the customer.',
    },
    'name-adopted': {
      title: 'Domain registered after the copy',
      text: 'An order here wants it and takes it over: it is not bought twice.',
    },
    'name-unknown': {
      title: 'Domain without an order',
      text: 'It is in the registrar’s account, and no order has it. Enter it into its order or let it expire.',
    },
    'mails-again': {
      title: 'Waiting mails',
      text: 'They leave after you resume. Those that left before the disaster arrive twice: nobody can be asked.',
    },
    'not-knowable': {
      title: 'What nobody knows',
      text: 'Mails, previews and unpaid orders after this moment are lost; look at the card provider’s refunds too.',
    },
  },
} satisfies Messages<typeof it>;
