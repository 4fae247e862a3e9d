import type it from '../it/manager.ts';
import type { Messages } from '../shape.ts';

export default {
  meta: { title: 'Η παραγγελία σας' },
  states: {
    draft: 'Να ολοκληρωθεί',
    awaiting_payment: 'Αναμονή πληρωμής',
    complete: 'Πληρωμένη',
    provisioning: 'Σε προετοιμασία',
    live: 'Σε λειτουργία',
    past_due: 'Απλήρωτη ανανέωση',
    suspended: 'Σε αναστολή',
    cancelled: 'Ολοκληρωμένη',
    withdrawn: 'Με υπαναχώρηση',
    refunded: 'Με επιστροφή χρημάτων',
  },
  plans: { premium: 'Premium', pro: 'Pro' },
  subscription: {
    title: 'Συνδρομή',
    plan: 'Πακέτο',
    renews: 'Ανανεώνεται στις',
    price: 'Τιμή της ανανέωσης',
  },
  invoices: {
    title: 'Τιμολόγια',
    invoice: 'Τιμολόγιο {{number}}',
    'credit-note': 'Πιστωτικό τιμολόγιο {{number}}',
    download: 'Λήψη PDF',
    'download-named': 'Λήψη σε PDF: {{name}}',
  },
} satisfies Messages<typeof it>;
