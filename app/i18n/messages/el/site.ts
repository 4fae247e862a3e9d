import type it from '../it/site.ts';
import type { Messages } from '../shape.ts';

export default {
  ways: 'Ο ιστότοπός σας',
  edit: 'Επεξεργασία',
  following: 'Νέα από τη σελίδα',
  numbers: 'Επισκέψεις',
  languages: 'Γλώσσες',
  helpers: 'Ποιος επεξεργάζεται',
  texts: 'Κείμενα γραμμένα για εσάς',
  bookings: 'Κρατήσεις',
  'bookings-waiting': 'Κρατήσεις, {{count}} σε αναμονή',
  news: 'Ενημερωτικό e-mail',
  'news-waiting': 'Ενημερωτικό e-mail, ένα προσχέδιο για ανάγνωση',
  order: 'Σύμβαση και domain',
  state: {
    up: 'Ο ιστότοπός σας είναι online.',
    suspended: 'Ο ιστότοπός σας είναι σε παύση.',
    coming: 'Ετοιμάζουμε τον ιστότοπό σας.',
  },
  'booking-asked': {
    title_one: 'Μία κράτηση περιμένει την απάντησή σας',
    title_other: '{{count}} κρατήσεις περιμένουν την απάντησή σας',
    text: 'Όποιος ζήτησε θέση περιμένει ένα ναι ή ένα όχι.',
    open: 'Απάντηση',
  },
  'text-ready': {
    title: 'Ένα κείμενο είναι έτοιμο',
    text: 'Το γράψαμε εμείς: διαβάστε το και αποφασίστε.',
    open: 'Διαβάστε το κείμενο',
  },
  waiting: {
    none: 'Τίποτα προς απόφαση',
    'none-text': 'Όταν αλλάξει κάτι ευαίσθητο στη σελίδα σας, σας ρωτάμε εδώ.',
    others_one: 'Μία ακόμη ερώτηση',
    others_other: '{{count}} ακόμη ερωτήσεις',
  },
  week: {
    title: 'Αυτή την εβδομάδα',
    nobody: 'Καμία επίσκεψη τις τελευταίες 7 ημέρες.',
    numbers: 'Όλοι οι αριθμοί',
    came: 'Από τη σελίδα σας',
    undo: 'Δείτε και αναιρέστε',
  },
} satisfies Messages<typeof it>;
