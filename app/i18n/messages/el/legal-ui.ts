import type it from '../it/legal-ui.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  privacy: 'Πολιτική απορρήτου',
  terms: 'Όροι χρήσης',
  cookies: 'Πολιτική cookies',
  version: 'Έκδοση της {{date}}',
  both: 'Απόρρητο και όροι',
  loading: 'Φόρτωση του κειμένου…',
  failed: 'Δεν καταφέραμε να φορτώσουμε το κείμενο.',
  demo: 'Έγγραφα επίδειξης: η εταιρεία είναι φανταστική. Τα ελέγχει νομικός πριν από τη διάθεση.',
  open: 'Άνοιγμα ολόκληρης της σελίδας',
};
export default messages;
