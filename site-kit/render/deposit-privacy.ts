/** What the privacy page of a site says where guests pay a deposit. Wording to be reviewed by a lawyer. {name} is the business. */
import type { Lang } from '../document.ts';
import { block, type LegalPage } from './legal-text.ts';

export const DEPOSIT_PRIVACY: Record<Lang, LegalPage['blocks'][number]> = {
  it: block(
    'Se paghi una caparra',
    'La caparra si paga sulla pagina di Stripe, che è titolare dei dati della carta: noi e Vetrina non li vediamo. A Stripe diciamo che cosa prenoti e per quando, quanto è la caparra e la tua e-mail. Conserviamo la clausola che hai accettato, e sappiamo se hai pagato e che cosa ti è stato restituito (art. 6, par. 1, lett. b GDPR). {name} conserva i documenti che la legge fiscale richiede per il tempo che richiede. Una prenotazione con una caparra ancora da rendere resta finché non è resa, al massimo 60 mesi dopo il suo giorno.',
  ),
  en: block(
    'If you pay a deposit',
    'You pay the deposit on the page of Stripe, which is the controller of the data of your card: neither we nor Vetrina see them. We tell Stripe what you book and for when, how much the deposit is and your e-mail address. We keep the clause that you accepted, and know whether you have paid and what was given back (Art. 6(1)(b) GDPR). {name} keeps the documents that tax law asks for as long as it asks. A booking whose deposit has yet to go back stays until it has, at the longest 60 months after its day.',
  ),
  es: block(
    'Si pagas una señal',
    'La señal se paga en la página de Stripe, responsable de los datos de la tarjeta: ni nosotros ni Vetrina los vemos. A Stripe le decimos qué reservas y para cuándo, cuánto es la señal y tu correo. Conservamos la cláusula que aceptaste, y sabemos si has pagado y qué se te ha devuelto (art. 6.1.b RGPD). {name} conserva los documentos que exige la ley fiscal durante el tiempo que exige. Una reserva con una señal aún por devolver se conserva hasta que se devuelva, como mucho 60 meses después de su día.',
  ),
  fr: block(
    'Si vous versez des arrhes',
    'Les arrhes se paient sur la page de Stripe, responsable des données de la carte : ni nous ni Vetrina ne les voyons. Nous disons à Stripe ce que vous réservez et pour quand, le montant des arrhes et votre adresse e-mail. Nous conservons la clause que vous avez acceptée, et savons si vous avez payé et ce qui vous a été rendu (art. 6.1.b du RGPD). {name} conserve les documents exigés par la loi fiscale aussi longtemps qu’elle l’exige. Une réservation dont les arrhes doivent encore être rendues reste jusqu’à ce qu’elles le soient, au plus 60 mois après son jour.',
  ),
  el: block(
    'Αν πληρώσετε προκαταβολή',
    'Η προκαταβολή πληρώνεται στη σελίδα της Stripe, που είναι υπεύθυνη για τα στοιχεία της κάρτας: ούτε εμείς ούτε η Vetrina τα βλέπουμε. Στη Stripe λέμε τι κλείνετε και για πότε, πόση είναι η προκαταβολή και το e-mail σας. Κρατάμε τον όρο που αποδεχτήκατε και γνωρίζουμε αν πληρώσατε και τι σας επιστράφηκε (άρθρο 6 παρ. 1 στοιχ. β΄ ΓΚΠΔ). Η επιχείρηση {name} φυλάσσει τα έγγραφα που ζητά η φορολογική νομοθεσία για όσο το ζητά. Μια κράτηση με προκαταβολή που πρέπει ακόμη να επιστραφεί μένει μέχρι να επιστραφεί, το πολύ 60 μήνες μετά την ημέρα της.',
  ),
};
