import type it from '../it/plans.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  features: {
    domain: 'A .it, .com or .net domain if you want one, at the price shown in the order',
    layouts: '{{layouts}} layouts to choose from',
    mailboxes: '{{mailboxes}} mailboxes of {{gigabytes}} GB',
    sync: 'Updates itself with your page',
    editor: 'Change texts and photos on the site',
    pages: 'Up to {{pages}} pages written by you',
    texts: '{{texts}} texts written by us, if you ask for them',
    languages: 'Up to {{languages}} languages, in your own translations',
    statistics: 'Visitor statistics',
    adFree: 'No advertising of ours',
    indexed: 'Visible to search engines',
    shop: 'Online shop',
    booking: 'Bookings',
    newsletter: 'Newsletter',
    extensions: 'Extensions',
    unlimited: 'Unlimited use',
  },
  extra: {
    shop: 'Orders from the site, collected at your counter or delivered.',
    booking: 'Tables, appointments, classes and rooms.',
    newsletter: 'Write to those who left you their address.',
    extensions: 'More modules, as they come out.',
    unlimited: 'No limits sold separately.',
  },
  more: 'All of Premium, and the modules of Pro.',
  'not-yet': 'Not yet available in Pro: {{list}}.',
  same: 'Today it includes the same as Premium.',
  includes: 'Your plan includes: {{list}}.',
  free: 'If you administer a page and prove it with Facebook, you can put its free site online: it carries our badge, is not visible to search engines, stays online for {{free}} days after you last signed in and then goes offline. You can take it offline at any time and owe nothing. We may take it offline if it breaks the law or these terms, and tell you why when you come back. If you buy a plan later, the site stays the same, at the same address.',
  'on-mail':
    'The {{mailboxes}} mailboxes, of {{gigabytes}} GB each, open on the domain registered with us. Each mailbox may write to {{hour}} recipients an hour and {{day}} a day; if it sends unwanted mail we may stop what it sends, and you see so in your area. While the contract is suspended because the renewal is unpaid, mailboxes go on receiving, but do not open and do not send. At the end they refuse mail: for another {{days}} days you can open them and take your messages away, then we delete them. We handle messages on your behalf, only to deliver, keep and tell unwanted ones; none of us reads them.',
  'on-texts':
    'The texts written by us are {{texts}} a contract. You ask for them in your area, read them as a draft beside what is there, and decide whether they are published.',
};
export default messages;
