import type it from '../it/vetrina.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  meta: {
    title: 'Vetrina: your Facebook page, turned into a website',
    description:
      'Search for your business by name, see the finished website, and keep it from {{price}} a year, VAT included.',
  },
  errors: { 'vetrina-domains': 'Add a domain', 'vetrina-plan': 'Select one' },
  hero: {
    title: 'Your Facebook page, turned into a website.',
    lead: 'Type the name of your business: you see the site right below, before you decide.',
  },
  search: {
    label: 'Name of your business',
    placeholder: 'The Fig Tree Café',
    hint: 'Two letters are enough. No sign-up needed.',
    results: 'Pages found',
    searching: 'Searching…',
    found_one: '{{count}} page found. Use the arrow keys to choose.',
    found_other: '{{count}} pages found. Use the arrow keys to choose.',
    none: 'No page has this name. Try the exact name you use on Facebook, or add the town.',
    clear: 'Clear the search',
  },
  steps: {
    label: 'How the site is made',
    queued: 'About to start',
    reading: 'Reading the page',
    photos: 'Choosing the photos',
    composing: 'Putting the site together',
    ready: 'Ready',
    failed: 'The site is not ready',
    working: 'Preparing the site of {{name}}',
    workingUnnamed: 'Preparing the site',
    done: 'The site of {{name}} is ready.',
  },
  stage: {
    label: 'Preview of the site',
    frame: 'Website of {{name}}',
    sample:
      'An example: a bakery’s social page, and the website it turns into, with the same name, photo and opening hours.',
    address: 'fornoaurora.example',
    exampleName: 'Forno Aurora',
    examplePage: 'Bakery, Modena',
    examplePost: 'Rye and soft wheat, just out of the oven. The focaccia follows at eleven.',
    exampleTitle: 'Neighbourhood bread, every morning.',
    exampleHours: 'Open today from 7:00 to 13:30',
    exampleButton: 'Call the bakery',
    width: 'Screen width',
    desktop: 'Computer',
    tablet: 'Tablet',
    phone: 'Phone',
    open: 'Open in a tab',
    goTo: 'Go to the preview',
    cancel: 'Cancel the preview',
    mail: 'Get the link by e-mail',
    share: 'Share',
    shareTitle: 'The website of {{name}}',
    copied: 'Link copied: paste it wherever you like.',
    notShared: 'Your browser does not allow copying the link. You will find it in the address bar.',
  },
  shared: {
    preparedBy: 'Preview prepared by {{agent}} for {{name}}, valid until {{date}}',
    prepared: 'Preview of {{name}}’s website, valid until {{date}}',
    take: 'I want it, {{price}} a year',
    more: 'Details',
    description: 'The website of {{name}}, ready made: see it as it is before you decide.',
    noteTitle: 'Why you are seeing this website for {{name}}',
    noteAgent: '{{agent}}, who works with {{operator}}, is showing it to you.',
    noteAlone: '{{operator}} prepared it.',
    noteFrom:
      'It is made only from what your public page shows everybody: name, texts, photos, opening hours, contact details. It is not online, and search engines do not see it. If you like it, it becomes yours; if not, you do not have to do anything.',
    noteEnd:
      'The link stops working after {{date}}. Would you like the preview removed sooner? <remove>Write to us and we will remove it</remove>. How we handle data is on the <privacy>privacy page</privacy>.',
    removeSubject: 'Please remove the preview of {{name}}',
  },
  mailForm: {
    label: 'To which address?',
    send: 'Send the link',
    consent: 'Send me this one e-mail with the link. The address is used for nothing else.',
    sent: 'Link sent to {{mail}}.',
  },
  views: { label: 'What to look at', site: 'The site', sources: 'Where does it come from?', quality: 'Quality' },
  layouts: {
    title: 'Same content, another look',
    one: 'The layout chosen for you',
    lead: 'Try the others and order the one you like best.',
    why: 'We suggest {{layout}}. {{reason}}',
    advised: 'Suggested',
  },
  reasons: {
    trade: 'It is designed for businesses like yours.',
    photos: 'It gives room to photographs, and yours are worth it.',
    plain: 'It suits what is on your page.',
  },
  plans: {
    title: 'A site of your own, from {{price}} a year',
    titleNamed: '{{name}}: this site is yours from {{price}} a year',
    both: 'In both plans',
    included: 'Included in the price',
    onlyPro: 'Only in Pro',
    premiumFor: 'To be found.',
    perYear: 'a year, VAT included',
    perMonth: 'That is {{price}} a month, billed once a year.',
    action: 'Subscribe',
    need: 'The button becomes active once you have chosen your page.',
    goSearch: 'Search for it now',
    terms:
      'It renews every year until you cancel. If you buy as a private customer, you have {{days}} days to change your mind and get your money back.',
  },
  free: {
    action: 'Put it online for free',
    means:
      'with our badge, not found by search engines, for {{days}} days after you last signed in. Only if the page is yours.',
  },
  noscript:
    'Searching for your page and seeing the preview needs JavaScript. Otherwise write to us at {{mail}} and we will send you the preview.',
};
export default messages;
