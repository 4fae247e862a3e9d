import type it from '../it/legal-ui.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  privacy: 'Privacy policy',
  terms: 'Terms of service',
  cookies: 'Cookie policy',
  agreement: 'Agreement on visitors’ data',
  about: {
    privacy: 'Which data Vetrina handles, why, for how long, and how to see, correct or delete them.',
    terms: 'What you buy with Vetrina, what it costs, how to cancel and how to withdraw within 14 days.',
    cookies: 'The cookies and storage that Vetrina really uses, what they are for and how to clear them.',
    agreement:
      'What we agree with whoever has a Vetrina site on the data of guests, buyers and readers (Art. 28 GDPR).',
  },
  version: 'Version of {{date}}',
  both: 'Privacy and terms',
  loading: 'Loading the text…',
  failed: 'We could not load the text.',
  demo: 'Demonstration documents: the company is invented. A lawyer reviews them before going live.',
  open: 'Open the full page',
};
export default messages;
