import type it from '../it/portfolio.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  home: {
    title: 'Vetrina: websites for shopkeepers',
    heading: 'I make websites for people with a shop and little time.',
    message:
      'Vetrina takes what you have already written on your social page and turns it into a website: opening hours, menu, photographs, directions. You carry on with your work.',
    showcase: 'Three invented businesses, three real websites: each came from its social page.',
    contact: 'Contact me',
    portfolio: 'See the work',
    know: 'Want to know me better?',
    knowText:
      'I am {{name}}. I design and build Vetrina on my own, from the layouts to the code that registers domains. If you run a business and have a question, write to me: I answer personally.',
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
      text: 'The website made from your page: search for it by name and see it finished.',
      action: 'See the project',
    },
    layouts: {
      title: 'Ten layouts',
      text: 'Ten looks for the same content, from the trattoria to the garage, each one measured: contrast, weight, keyboard.',
      action: 'Try them',
    },
    texts: {
      title: 'Texts written by us',
      text: 'Two texts written by us, part of the plan: who you are, and what you do better than anyone else. They go online only when you say so.',
      action: 'Let’s talk',
    },
  },
  developed: {
    title: 'Developed',
    lead: 'One job at a time, until it is done well.',
    card: 'Vetrina, the website made from your page',
    cardText:
      'You search for your business by name and see the finished website. If you like it, you keep it, from {{price}} a year, VAT included.',
    start: 'Try it with your page',
    features: 'What’s included',
    how: 'How it works',
    why: 'Reasons to choose it',
    more: 'Other projects',
    steps: {
      search: 'You search for your page and look at the preview.',
      order: 'You choose a plan and a domain and give your billing details.',
      publish: 'You pay by card and the site goes online.',
    },
    reasons: {
      export: 'You can download your site and your data at any time, in one file.',
      price: 'You pay once a year, VAT included, and see the total first.',
      domain: 'A domain, if you take one, stays yours even if you leave.',
      see: 'You see the real site before you pay.',
    },
  },
};
export default messages;
