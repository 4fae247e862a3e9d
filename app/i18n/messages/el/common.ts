import type it from '../it/common.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  skip: 'Μετάβαση στο περιεχόμενο',
  nav: {
    label: 'Κύριο μενού',
    home: 'Vetrina, αρχική σελίδα',
    menu: 'Μενού',
    components: 'Στοιχεία',
    developed: 'Έργα',
    builder: 'Φτιάξτε το site σας',
  },
  language: 'Γλώσσα',
  languages: { it: 'Ιταλικά', en: 'Αγγλικά', es: 'Ισπανικά', fr: 'Γαλλικά', el: 'Ελληνικά' },
  colors: 'Εναλλαγή ανοιχτού και σκούρου',
  appearance: {
    mode: 'Εμφάνιση',
    modes: { auto: 'Όπως η συσκευή', light: 'Φωτεινή', dark: 'Σκούρα' },
    scheme: 'Χρώμα',
    schemes: { aubergine: 'Μελιτζανί', navy: 'Σκούρο μπλε' },
  },
  close: 'Κλείσιμο',
  retry: 'Δοκιμάστε ξανά',
  loading: 'Μια στιγμή…',
  requestId: 'Κωδικός αιτήματος: {{id}}',
  newTab: '(ανοίγει σε νέα καρτέλα)',
  footer: {
    vat: 'ΑΦΜ/ΦΠΑ',
    socials: 'Τα δίκτυά μας',
    policies: 'Νομικά έγγραφα',
    privacy: 'Πολιτική απορρήτου',
    cookies: 'Πολιτική cookies',
    terms: 'Όροι χρήσης',
    withdraw: 'Υπαναχώρηση από τη σύμβαση εδώ',
    demo: 'Προφίλ επίδειξης: η επιχείρηση είναι φανταστική, δεν πουλά τίποτα και καμία πληρωμή δεν είναι πραγματική.',
  },
  banner: { text: 'Το site σας απέχει μία αναζήτηση.', action: 'Βρείτε τη σελίδα σας' },
  cookies: {
    label: 'Ενημέρωση για τα cookies',
    text: 'Χρησιμοποιούμε μόνο τεχνικά cookies: τη γλώσσα, τα χρώματα, την παραγγελία σας. Χωρίς διαφήμιση, χωρίς παρακολούθηση.',
    more: 'Δείτε ποια',
    accept: 'Αποδοχή',
    continue: 'Συνέχεια',
  },
  notFound: {
    title: 'Η σελίδα δεν βρέθηκε',
    text: 'Σε αυτή τη διεύθυνση δεν υπάρχει τίποτα: ίσως ο σύνδεσμος είναι παλιός ή λείπει ένα γράμμα. Μπορείτε να ξεκινήσετε ξανά αναζητώντας τη σελίδα σας.',
    action: 'Βρείτε τη σελίδα σας',
  },
};
export default messages;
