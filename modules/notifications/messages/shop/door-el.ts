import { buyer, el as paid, owner } from './paid-el.ts';
import type { DoorMails } from './shape.ts';

/** When it came, what it is about, and what stays bought. */
const receipt = paid['shop-withdrawal'];
const declared = receipt.paragraphs.slice(0, 3);
const withdrawn = 'Ο πελάτης ({{name}}) υπαναχωρεί από τη σύμβαση για: {{lines}}.';
const contact = 'Επικοινωνία: {{contact}}';

export const el: DoorMails = {
  'shop-door-withdrawal': {
    ...receipt,
    paragraphs: [
      ...declared,
      'Σας επιστρέφουμε {{amount}} έως {{by}}, όπως πληρώσατε ή με άλλον τρόπο που σας βολεύει.',
      'Φέρτε ή στείλτε πίσω ό,τι παραλάβατε εντός 14 ημερών από σήμερα: η επιστροφή χρημάτων μπορεί να περιμένει μέχρι να φτάσει.',
    ],
  },
  'shop-unpaid-withdrawal': {
    ...receipt,
    paragraphs: [
      ...declared,
      'Δεν φαίνεται να έχει παραδοθεί ακόμη: αν δεν πληρώσατε τίποτα, δεν χρωστάτε τίποτα, και μπορείτε να μην το δεχτείτε όταν φτάσει.',
      'Κατά την παράδοση πληρώνετε μόνο ό,τι μένει: {{left}}.',
      'Το είχατε ήδη παραλάβει και πληρώσει; Απαντήστε σε αυτό το e-mail: τα χρήματα σας ανήκουν έως {{by}}.',
    ],
  },
  'shop-given-back': {
    ...buyer,
    subject: paid['shop-refunded'].subject,
    heading: 'Σας επιστράφηκαν {{amount}}.',
    paragraphs: [
      'Ο πωλητής λέει ότι σας επέστρεψε τα χρήματα έτσι: {{reason}}',
      'Αν δεν τα λάβατε, απαντήστε σε αυτό το e-mail: σας ανήκουν.',
      'Αφορά: {{lines}}.',
    ],
  },
  'shop-door-withdrawn': {
    ...paid['shop-withdrawn'],
    paragraphs: [
      withdrawn,
      'Προς επιστροφή: {{amount}}, έως {{by}}. Πληρώθηκε κατά την παράδοση, οπότε τα χρήματα δεν επιστρέφουν μόνα τους: επιστρέψτε τα όπως τα πήρατε, ή όπως συμφωνήσετε.',
      'Μπορείτε να περιμένετε να γυρίσει το προϊόν. Όταν τα επιστρέψετε, ανοίξτε το κατάστημα και πατήστε «Τα επέστρεψα εγώ»: το λέμε εμείς στον πελάτη.',
      contact,
    ],
  },
  'shop-unpaid-withdrawn': {
    ...paid['shop-withdrawn'],
    paragraphs: [
      withdrawn,
      'Αν είναι ακόμη στον δρόμο, μην παραδώσετε αυτά τα τεμάχια και μην τα εισπράξετε: δεν υπάρχει τίποτα να επιστραφεί. Όταν γυρίσουν, γράψτε ξανά πόσα έχετε.',
      'Μένει να παραδοθεί: {{kept}}. Προς είσπραξη: {{left}}.',
      'Είχε ήδη παραδοθεί και πληρωθεί; Τότε τα χρήματα πρέπει να επιστραφούν έως {{by}}.',
      contact,
    ],
  },
  'shop-door-refund-due': {
    ...owner,
    subject: paid['shop-refund-due'].subject,
    heading: paid['shop-refund-due'].heading,
    paragraphs: [
      withdrawn,
      'Ο νόμος θέλει να επιστραφούν {{amount}} έως {{by}}. Ανοίξτε το κατάστημα και, όταν τα επιστρέψετε, πατήστε «Τα επέστρεψα εγώ».',
      contact,
    ],
  },
};
