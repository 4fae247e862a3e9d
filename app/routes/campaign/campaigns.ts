/**
 * Campaign landings as data (R7, R8): another campaign is another entry here and a picture made by
 * `node scripts/social-images.ts`. A campaign speaks one language, whatever the reader's; it promises only what everybody
 * gets, at the price that everybody pays.
 */
import { K } from '../../../modules/plans/schemas.ts';
import type { Lang } from '../../../site-kit/names.ts';

export interface Campaign {
  /** Last part of its address. */
  name: string;
  lang: Lang;
  title: string;
  description: string;
  heading: string;
  lead: string;
  points: readonly { title: string; text: string }[];
  /** Above what every plan has. */
  included: string;
  action: string;
  /** What the action costs and what it does not, beside the button. */
  note: string;
  /** Words of the picture that is shown where the link is shared. */
  picture: string;
}

const [premium, days] = [K.price.premium / 100, K.withdrawalDays];

export const CAMPAIGNS: readonly Campaign[] = [
  {
    name: 'grecian',
    lang: 'el',
    title: 'Έκλεισε ο ιστότοπος της επιχείρησής σας; Δείτε τον νέο | Vetrina',
    description: `Για όσους είχαν ιστότοπο στην παλιά τους εταιρεία τηλεφωνίας: βλέπετε τον νέο έτοιμο πριν πληρώσετε. Από ${premium} € τον χρόνο, με ΦΠΑ.`,
    heading: 'Ο ιστότοπός σας έκλεισε. Το μαγαζί σας, όχι.',
    lead: 'Η εταιρεία τηλεφωνίας που τον φιλοξενούσε σταμάτησε την υπηρεσία; Η σελίδα σας στο Facebook έχει ήδη όσα χρειάζονται: φωτογραφίες, ωράριο, τιμές. Από αυτά φτιάχνουμε έναν καινούργιο, και τον βλέπετε πριν αποφασίσετε.',
    points: [
      {
        title: 'Αν έχετε δικό σας όνομα',
        text: 'Ένα όνομα .com ή .net μεταφέρεται εδώ με τον κωδικό μεταφοράς του. Ονόματα .gr δεν μεταφέρονται: αν θέλετε, καταχωρίζετε ένα καινούργιο .com ή .net. Το όνομα πληρώνεται χωριστά, στην τιμή που βλέπετε στην παραγγελία.',
      },
      {
        title: 'Δεν ξαναγράφετε τίποτα',
        text: 'Διαβάζουμε όσα είναι ήδη δημόσια στη σελίδα σας: κείμενα, φωτογραφίες, ωράριο. Ο ιστότοπος δημοσιεύεται μόλις πληρώσετε.',
      },
      {
        title: 'Μία τιμή, ίδια για όλους',
        text: `${premium} € τον χρόνο με ΦΠΑ. Δεν είναι προσφορά που λήγει: τόσο κοστίζει.`,
      },
    ],
    included: 'Τι περιλαμβάνεται στην τιμή',
    action: 'Βρείτε τη σελίδα σας',
    note: `Η αναζήτηση και η προεπισκόπηση είναι δωρεάν και χωρίς εγγραφή. Αν αγοράσετε ως ιδιώτης, έχετε ${days} ημέρες για να αλλάξετε γνώμη.`,
    picture: 'Ο ιστότοπός σας έκλεισε.\nΤο μαγαζί σας, όχι.',
  },
  {
    name: 'italian',
    lang: 'it',
    title: 'Hai la pagina Facebook e ti manca il sito? Guardalo già fatto | Vetrina',
    description: `Il sito della tua attività nasce da quello che hai già scritto sulla pagina. Lo vedi prima di pagare. Da ${premium} € l’anno, IVA inclusa.`,
    heading: 'Il sito ce l’hai già. È scritto sulla tua pagina.',
    lead: 'Orari, foto, piatti, lavori fatti: sulla tua pagina Facebook c’è tutto, ma chi cerca su Internet non lo trova. Scrivi il nome dell’attività e guarda che sito ne esce. Ci vuole meno di un caffè.',
    points: [
      {
        title: 'Prima lo vedi, poi decidi',
        text: 'L’anteprima è il sito vero, con le tue foto e i tuoi orari. Se non ti piace chiudi la pagina, e non hai lasciato nemmeno la mail.',
      },
      {
        title: 'Non devi riscrivere niente',
        text: 'Orari, foto e testi li prendiamo dalla pagina, al posto tuo. Appena paghi, il sito è in rete e si trova sui motori di ricerca.',
      },
      {
        title: 'Un prezzo, una volta l’anno',
        text: `${premium} € con IVA inclusa, niente costi di attivazione; un dominio tuo si sceglie nell’ordine, al prezzo che vedi lì.`,
      },
    ],
    included: 'Che cosa è compreso nel prezzo',
    action: 'Cerca la tua pagina',
    note: `Cercare e guardare è gratis e senza registrazione. Se compri come privato hai ${days} giorni per ripensarci.`,
    picture: 'Il sito ce l’hai già.\nÈ scritto sulla tua pagina.',
  },
];
