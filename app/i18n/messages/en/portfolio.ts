import type it from '../it/portfolio.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  home: {
    title: 'Vetrina: websites for people who mind a shop',
    heading: 'I make websites for people with a shop and little time.',
    message:
      'Vetrina takes what you have already written on your social page and turns it into a website: opening hours, menu, photographs, the way to get there. You keep working.',
    contact: 'Contact me',
    portfolio: 'See the work',
    know: 'Want to know me better?',
    knowText:
      'I am {{name}}. I design and write Vetrina on my own, from drawing the layouts to the code that registers domains. If you run a business and have a doubt, write to me: I answer myself.',
    write: 'Write to me',
    projects: 'Projects',
    address: 'Address',
    phone: 'Phone',
    mail: 'E-mail',
    messages: 'Messages',
  },
  projects: {
    vetrina: {
      title: 'Vetrina',
      text: 'The website born from your page: search for it by name and see it finished.',
      action: 'See the project',
    },
    layouts: {
      title: 'Ten layouts',
      text: 'Ten outfits for the same content, from the trattoria to the garage, each one measured: contrast, weight, keyboard.',
      action: 'Try them',
    },
    texts: {
      title: 'Texts, turnkey',
      text: 'Two texts written for you after a phone call: who you are, what you do better than others.',
      action: 'Let us talk',
    },
  },
  developed: {
    title: 'Developed',
    lead: 'One job at a time, until it is done well.',
    card: 'Vetrina, the website born from your page',
    cardText:
      'You search for your business by name and see the finished website. If you like it you keep it, with a domain of your own, from {{price}} a year, VAT included.',
    start: 'Try it with your page',
    features: 'What is in it',
    how: 'How it works',
    why: 'Reasons to choose it',
    more: 'Other projects',
    mainFeatures: {
      layouts: '{{layouts}} layouts, changed whenever you like',
      mailboxes: '{{mailboxes}} mailboxes of {{gigabytes}} GB',
      domain: 'A .it, .com or .net domain, registered or transferred',
      stats: 'Visitor statistics without cookies',
      pro: 'Shop, bookings and newsletter with Pro',
    },
    steps: {
      search: 'You search for your page and look at the preview.',
      order: 'You choose a plan and a domain and give your billing details.',
      publish: 'You pay by card and the site goes online under your name.',
    },
    reasons: {
      sync: 'It updates itself when you change your page.',
      price: 'One price, once a year, VAT included.',
      domain: 'The domain stays yours, even if you leave.',
      see: 'You see the real site before you pay.',
    },
  },
};
export default messages;
