import type it from '../it/plans.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  features: {
    domain: 'Domain .it, .com ή .net, αν το θέλετε, στην τιμή που βλέπετε στην παραγγελία',
    layouts: '{{layouts}} διατάξεις για να διαλέξετε',
    mailboxes: '{{mailboxes}} θυρίδες e-mail του {{gigabytes}} GB',
    sync: 'Ενημερώνεται μόνος του από τη σελίδα σας',
    pages: 'Επιπλέον σελίδες, γραμμένες από εσάς',
    stats: 'Στατιστικά επισκέψεων',
    'no-ad': 'Χωρίς δική μας διαφήμιση',
    indexing: 'Ορατός στις μηχανές αναζήτησης',
    ecommerce: 'Ηλεκτρονικό κατάστημα',
    booking: 'Κρατήσεις',
    newsletter: 'Newsletter',
    extensions: 'Επεκτάσεις',
  },
  extra: {
    ecommerce: 'Πουλήστε από τον ιστότοπο, με πληρωμή και παραλαβή.',
    booking: 'Τραπέζια και ραντεβού, στις διαθέσιμες ώρες.',
    newsletter: 'Γράψτε σε όσους σας άφησαν τη διεύθυνσή τους.',
    extensions: 'Κι άλλες λειτουργίες, καθώς προστίθενται.',
  },
  more: 'Όλο το Premium, και οι λειτουργίες του Pro.',
  'not-yet': 'Δεν είναι ακόμη διαθέσιμα στο Pro: {{list}}.',
  same: 'Σήμερα περιλαμβάνει τα ίδια με το Premium.',
};
export default messages;
