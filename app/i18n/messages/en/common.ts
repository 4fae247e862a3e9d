import type it from '../it/common.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  recovery: {
    title: 'We are reconciling our books',
    text: 'After a restore we are comparing our records: for a while nothing can be ordered or paid for. Published websites stay online, and nothing you have paid for is lost.',
    open: 'Compare and resume',
  },
  'to-site': 'Your site',
  skip: 'Skip to content',
  nav: {
    label: 'Main menu',
    home: 'Vetrina, home page',
    menu: 'Menu',
    components: 'Components',
    developed: 'Developed',
    builder: 'Build your site',
  },
  language: 'Language',
  languages: { it: 'Italian', en: 'English', es: 'Spanish', fr: 'French', el: 'Greek' },
  colors: 'Switch between light and dark',
  appearance: {
    mode: 'Appearance',
    modes: { auto: 'Same as device', light: 'Light', dark: 'Dark' },
    scheme: 'Colour',
    schemes: { aubergine: 'Aubergine', navy: 'Navy' },
  },
  back: 'Cancel',
  close: 'Close',
  retry: 'Try again',
  loading: 'One moment…',
  requestId: 'Request code: {{id}}',
  newTab: '(opens in a new tab)',
  footer: {
    vat: 'VAT no.',
    socials: 'Find us on',
    policies: 'Legal documents',
    privacy: 'Privacy Policy',
    cookies: 'Cookie Policy',
    terms: 'Terms of service',
    withdraw: 'Withdraw from contract here',
    demo: 'Demonstration profile: this business is invented, sells nothing, and no payment is real.',
  },
  banner: { text: 'Your website is one search away.', action: 'Find your page' },
  cookies: {
    label: 'Cookie notice',
    text: 'We only use technical cookies: your language, your colours, your order. No advertising, no tracking.',
    more: 'See which ones',
    accept: 'Accept',
    continue: 'Continue',
  },
  notFound: {
    title: 'Page not found',
    text: 'There is nothing at this address: the link may be old, or a letter may be missing. You can start again by searching for your page.',
    action: 'Find your page',
  },
};
export default messages;
