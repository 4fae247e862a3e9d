import type it from '../it/errors.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  http: {
    unexpected: 'Something went wrong on our side. You have lost nothing: try again in a moment.',
    offline: 'You seem to be offline. What you typed stays here: try again when the connection is back.',
    unreachable: 'We cannot reach our server. Check your connection and try again.',
    timeout: 'The answer did not arrive in time. Try again: you have lost nothing.',
    unavailable: 'The service is down for a moment. Try again in a few minutes.',
    'session-lost': 'Your session has expired. Reload the page to carry on where you were.',
    'rate-limited': 'Too many requests in a short time. Wait a minute and try again.',
    'too-large': 'What you sent is too large. Shorten it and try again.',
    'not-found': 'We could not find what you were looking for. The link may be old: start again from the search.',
    'input-invalid': 'Some details are not written as we expected. Check them and try again.',
    forbidden: 'You do not have access to this part. Go back and try again from where you were.',
  },
  previews: {
    'page-missing':
      'This page no longer exists or is not public. Check that it is published, or search for another one.',
    'page-empty':
      'This page is almost empty, which is not enough for a website. Add a description and a few photos, then try again.',
    'network-unavailable':
      'The social network is not answering us. There is nothing wrong with your page: try again in a few minutes.',
    'search-unavailable': 'The search is not answering right now. Try again shortly.',
    'not-found': 'This preview no longer exists. Search for your page again and we will rebuild it.',
    'build-failed': 'We could not put the website together. Try again; if it happens once more, write to us.',
    'link-refused': 'The preview link is not valid, so we did not open it. Search for your page above.',
    'mail-invalid': 'This e-mail address is not complete. Check it and try again.',
  },
  domains: {
    'registrar-unavailable':
      'The domain registry is not answering. Try again shortly, or carry on with the free address.',
    'name-invalid': 'A domain may hold letters, digits and hyphens, without spaces. Correct the name and try again.',
    taken: 'Someone else has just taken this domain. Choose another one.',
  },
  ordering: {
    'plan-missing': 'Select one',
    'domains-missing': 'Add a domain',
    'terms-missing': 'To continue you need to accept the terms of service.',
    closed: 'This order is already complete, so it can no longer be changed.',
    'not-found': 'We cannot find this order, or it was not opened on this device. Start again from your page.',
    'billing-invalid': 'Something is missing in the billing details. Check the marked fields.',
    'domain-invalid': 'This domain is not written correctly. Check the name and the ending (.it, .com, .net).',
    'domain-taken': 'This domain is no longer free. Choose another of those suggested.',
    'too-many-domains': 'You can choose {{max}} domains at most. Remove one to add another.',
    'authcode-missing':
      'To transfer the domain we need its authorisation code: your present provider will give it to you.',
    'owner-missing': 'The details of the domain’s owner are missing. Complete them to continue.',
    'step-early': 'Complete the previous step first: what you have written is saved.',
    'input-invalid': 'Some details are not written as we expected. Check them and try again.',
  },
  billing: {
    'provider-unavailable':
      'The payment service is not answering. You have not been charged: try again in a few minutes.',
    'card-declined': 'The bank did not accept the card. You have not been charged: try another card.',
    'catalogue-changed': 'Our prices changed while you were ordering. Reload the page and check the total.',
    'payment-missing': 'The payment does not seem to be complete yet. Wait a moment or reload the page.',
  },
};
export default messages;
