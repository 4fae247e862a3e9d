import type it from '../it/legal-ui.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  privacy: 'Privacy policy',
  terms: 'Terms of service',
  cookies: 'Cookie policy',
  version: 'Version of {{date}}',
  both: 'Privacy and terms',
  loading: 'Loading the text…',
  failed: 'We could not load the text.',
  demo: 'Demonstration documents: the company is invented. A lawyer reviews them before going live.',
  open: 'Open the full page',
};
export default messages;
