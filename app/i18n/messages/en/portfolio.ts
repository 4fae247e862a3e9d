import type it from '../it/portfolio.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  home: {
    title: 'Vetrina: websites for people who mind a shop',
    heading: 'I make websites for people who have a shop, not time.',
    message:
      'Vetrina takes what you have already written on your social page and turns it into a website: opening hours, menu, photographs, the way to get there. You keep working.',
    contact: 'Contact me',
    portfolio: 'See the work',
    know: 'Want to know me better?',
    knowText:
      'I design and write Vetrina on my own, from drawing the layouts to the code that registers domains. If you run a business and have a doubt, let us talk: I answer myself.',
    address: 'Address',
    phone: 'Phone',
    mail: 'E-mail',
    messages: 'Messages',
  },
  developed: {
    title: 'Developed',
    lead: 'One job at a time, until it is done well.',
    card: 'Vetrina, the website born from your page',
    cardText:
      'You search for your business by name and see the finished website. If you like it you keep it, with a domain of your own, from {{price}} a year, VAT included.',
    start: 'Try it with your page',
    how: 'How it works',
    steps: {
      search: 'You search for your page and look at the preview.',
      order: 'You choose a plan and a domain and give your billing details.',
      publish: 'You pay by card and the site goes online under your name.',
    },
    why: 'Reasons to choose it',
    reasons: {
      sync: 'It updates itself when you change your page.',
      price: 'One price, once a year, VAT included.',
      domain: 'The domain stays yours, even if you leave.',
    },
  },
};
export default messages;
