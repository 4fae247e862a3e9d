import type it from '../it/plans.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  features: {
    domain: 'Domain .it, .com ή .net, αν το θέλετε, στην τιμή που βλέπετε στην παραγγελία',
    layouts: '{{layouts}} διατάξεις για να διαλέξετε',
    mailboxes: '{{mailboxes}} θυρίδες e-mail του {{gigabytes}} GB',
    sync: 'Ενημερώνεται μόνος του από τη σελίδα σας',
    editor: 'Αλλάζετε κείμενα και φωτογραφίες από τον ιστότοπο',
    pages: 'Έως {{pages}} σελίδες γραμμένες από εσάς',
    texts: '{{texts}} κείμενα γραμμένα από εμάς, αν τα ζητήσετε',
    languages: 'Έως {{languages}} γλώσσες, με δικές σας μεταφράσεις',
    statistics: 'Στατιστικά επισκέψεων',
    adFree: 'Χωρίς δική μας διαφήμιση',
    indexed: 'Ορατός στις μηχανές αναζήτησης',
    shop: 'Ηλεκτρονικό κατάστημα',
    booking: 'Κρατήσεις',
    newsletter: 'Newsletter',
    extensions: 'Επεκτάσεις',
    unlimited: 'Χρήση χωρίς όρια',
  },
  extra: {
    shop: 'Πουλήστε από τον ιστότοπο, με πληρωμή και παραλαβή.',
    booking: 'Τραπέζια και ραντεβού, στις διαθέσιμες ώρες.',
    newsletter: 'Γράψτε σε όσους σας άφησαν τη διεύθυνσή τους.',
    extensions: 'Κι άλλες λειτουργίες, καθώς προστίθενται.',
    unlimited: 'Χωρίς όρια που πληρώνονται χωριστά.',
  },
  more: 'Όλο το Premium, και οι λειτουργίες του Pro.',
  'not-yet': 'Δεν είναι ακόμη διαθέσιμα στο Pro: {{list}}.',
  same: 'Σήμερα περιλαμβάνει τα ίδια με το Premium.',
  includes: 'Το πακέτο σας περιλαμβάνει: {{list}}.',
};
export default messages;
