/**
 * What the privacy page of a site says where visitors order on it. Wording to be reviewed by a lawyer. {name} is the business, {processor} whoever handles the data for it: us.
 */
import type { Lang } from '../document.ts';
import { block, type LegalPage } from './legal-text.ts';

type Block = LegalPage['blocks'][number];

export const SHOP_PRIVACY: Record<Lang, Block> = {
  it: block(
    'Se ordini',
    'Ti chiediamo il nome e un recapito, telefono o e-mail: senza, non possiamo tenerti da parte ciò che ordini né avvisarti. La nota è facoltativa: scrivi solo ciò che ci serve sapere. Usiamo questi dati solo per il tuo ordine (art. 6, par. 1, lett. b GDPR): per prepararlo, dirti quando è pronto o annullarlo. Li riceve {name}; {processor}, che fa funzionare il sito e invia le e-mail, li tratta per suo conto (art. 28 GDPR). Li cancelliamo 12 mesi dopo la fine dell’ordine; se resta qualcosa in sospeso, quando è sistemato, e al massimo dopo 60 mesi. Ordinare non usa cookie e non salva nulla sul tuo dispositivo.',
  ),
  en: block(
    'If you order',
    'We ask for your name and a way to reach you, phone or e-mail: without them we cannot put your order aside or tell you about it. The note is optional: write only what we need to know. We use these details for your order only (Art. 6(1)(b) GDPR): to prepare it, tell you when it is ready, or cancel it. They are received by {name}; {processor}, which runs the site and sends the e-mails, processes them on its behalf (Art. 28 GDPR). We delete them 12 months after the order has ended; where something is left open, once it is settled, and after 60 months at the latest. Ordering uses no cookies and keeps nothing on your device.',
  ),
  es: block(
    'Si haces un pedido',
    'Te pedimos el nombre y una forma de localizarte, teléfono o correo: sin ellos no podemos apartarte lo que pides ni avisarte. La nota es opcional: escribe solo lo que necesitemos saber. Usamos estos datos solo para tu pedido (art. 6.1.b RGPD): para prepararlo, decirte cuándo está listo o cancelarlo. Los recibe {name}; {processor}, que hace funcionar el sitio y envía los correos, los trata por su cuenta (art. 28 RGPD). Los borramos 12 meses después del fin del pedido; si queda algo pendiente, cuando se resuelva, y como mucho a los 60 meses. Pedir no usa cookies ni guarda nada en tu dispositivo.',
  ),
  fr: block(
    'Si vous commandez',
    'Nous vous demandons votre nom et un moyen de vous joindre, téléphone ou e-mail : sans eux, nous ne pouvons ni mettre votre commande de côté ni vous prévenir. La remarque est facultative : n’écrivez que ce que nous devons savoir. Ces données servent uniquement à votre commande (art. 6.1.b du RGPD) : la préparer, vous dire quand elle est prête ou l’annuler. Elles sont reçues par {name} ; {processor}, qui fait fonctionner le site et envoie les e-mails, les traite pour son compte (art. 28 du RGPD). Nous les effaçons 12 mois après la fin de la commande ; s’il reste quelque chose en suspens, une fois réglé, et au plus tard après 60 mois. Commander n’utilise pas de cookies et n’enregistre rien sur votre appareil.',
  ),
  el: block(
    'Αν παραγγείλετε',
    'Ζητάμε το όνομά σας και έναν τρόπο να επικοινωνήσουμε μαζί σας, τηλέφωνο ή e-mail: χωρίς αυτά δεν μπορούμε να κρατήσουμε την παραγγελία σας ούτε να σας ειδοποιήσουμε. Η σημείωση είναι προαιρετική: γράψτε μόνο ό,τι χρειάζεται να γνωρίζουμε. Χρησιμοποιούμε τα στοιχεία μόνο για την παραγγελία σας (άρθρο 6 παρ. 1 στοιχ. β΄ ΓΚΠΔ): για να την ετοιμάσουμε, να σας πούμε πότε είναι έτοιμη ή να την ακυρώσουμε. Τα λαμβάνει η επιχείρηση {name}· η {processor}, που λειτουργεί τον ιστότοπο και στέλνει τα e-mail, τα επεξεργάζεται για λογαριασμό της (άρθρο 28 ΓΚΠΔ). Τα διαγράφουμε 12 μήνες μετά το τέλος της παραγγελίας· αν κάτι μένει ανοιχτό, όταν τακτοποιηθεί, και το αργότερο μετά από 60 μήνες. Η παραγγελία δεν χρησιμοποιεί cookies και δεν αποθηκεύει τίποτα στη συσκευή σας.',
  ),
};

/** The same where an order is paid by card. */
export const PAID_PRIVACY: Record<Lang, Block> = {
  it: block(
    'Se paghi con carta',
    'Il pagamento avviene sulla pagina di Stripe, che è titolare dei dati della carta: noi e Vetrina non li vediamo. A Stripe diciamo che cosa ordini, quanto costa e la tua e-mail. Sappiamo se hai pagato e quanto ti è stato restituito. {name} conserva i documenti che la legge fiscale richiede per il tempo che richiede. Un ordine pagato resta 26 mesi dopo il ritiro o la consegna, quanto dura la garanzia legale, e la sua pagina si apre anche se questo sito chiude.',
  ),
  en: block(
    'If you pay by card',
    'You pay on the page of Stripe, which is the controller of the data of your card: neither we nor Vetrina see them. We tell Stripe what you order, what it costs and your e-mail address. We know whether you have paid and what was given back. {name} keeps the documents that tax law asks for as long as it asks. An order that was paid stays for 26 months after it was collected or delivered, as long as the legal guarantee lasts, and its page opens even if this site closes.',
  ),
  es: block(
    'Si pagas con tarjeta',
    'El pago se hace en la página de Stripe, responsable de los datos de la tarjeta: ni nosotros ni Vetrina los vemos. A Stripe le decimos qué pides, cuánto cuesta y tu correo. Sabemos si has pagado y cuánto se te ha devuelto. {name} conserva los documentos que exige la ley fiscal durante el tiempo que exige. Un pedido pagado se conserva 26 meses después de recogerlo o recibirlo, mientras dura la garantía legal, y su página se abre aunque este sitio cierre.',
  ),
  fr: block(
    'Si vous payez par carte',
    'Le paiement se fait sur la page de Stripe, responsable des données de la carte : ni nous ni Vetrina ne les voyons. Nous disons à Stripe ce que vous commandez, le prix et votre adresse e-mail. Nous savons si vous avez payé et ce qui vous a été remboursé. {name} conserve les documents exigés par la loi fiscale aussi longtemps qu’elle l’exige. Une commande payée est conservée 26 mois après le retrait ou la livraison, le temps de la garantie légale, et sa page s’ouvre même si ce site ferme.',
  ),
  el: block(
    'Αν πληρώσετε με κάρτα',
    'Η πληρωμή γίνεται στη σελίδα της Stripe, που είναι υπεύθυνη για τα στοιχεία της κάρτας: ούτε εμείς ούτε η Vetrina τα βλέπουμε. Στη Stripe λέμε τι παραγγέλνετε, πόσο κοστίζει και το e-mail σας. Γνωρίζουμε αν πληρώσατε και τι σας επιστράφηκε. Η επιχείρηση {name} φυλάσσει τα έγγραφα που ζητά η φορολογική νομοθεσία όσο το ζητά. Μια παραγγελία που πληρώθηκε μένει 26 μήνες μετά την παραλαβή ή την παράδοση, όσο διαρκεί η νόμιμη εγγύηση, και η σελίδα της ανοίγει ακόμη κι αν αυτός ο ιστότοπος κλείσει.',
  ),
};

/** The same where orders are delivered. */
export const DELIVERY_PRIVACY: Record<Lang, Block> = {
  it: block(
    'Se ti portiamo l’ordine',
    'Se scegli la consegna ti chiediamo anche l’indirizzo: serve solo a portarti l’ordine (art. 6, par. 1, lett. b GDPR). Lo ricevono {name} e, se non consegna da sé, il corriere o la persona che incarica, che ha anche il nome e, se l’hai scritto, il telefono. Lo cancelliamo insieme all’ordine, che resta 26 mesi dopo la consegna, quanto dura la garanzia legale, anche se lo paghi quando arriva. La pagina dell’ordine si apre anche se questo sito chiude.',
  ),
  en: block(
    'If we deliver to you',
    'If you choose delivery we ask for your address as well: it is used only to bring you the order (Art. 6(1)(b) GDPR). It is received by {name} and, where it does not deliver itself, by the courier or person it entrusts, who also gets your name and, if you wrote it, your phone number. We delete it together with the order, which stays for 26 months after it was delivered, as long as the legal guarantee lasts, even if you pay on delivery. The page of the order opens even if this site closes.',
  ),
  es: block(
    'Si te lo entregamos',
    'Si eliges la entrega te pedimos también la dirección: sirve solo para llevarte el pedido (art. 6.1.b RGPD). La reciben {name} y, si no entrega por sí mismo, el transportista o la persona a quien lo encargue, que tiene también tu nombre y, si lo escribiste, tu teléfono. La borramos junto con el pedido, que se conserva 26 meses después de la entrega, mientras dura la garantía legal, aunque lo pagues al recibirlo. La página del pedido se abre aunque este sitio cierre.',
  ),
  fr: block(
    'Si nous vous livrons',
    'Si vous choisissez la livraison, nous vous demandons aussi votre adresse : elle sert uniquement à vous apporter la commande (art. 6.1.b du RGPD). Elle est reçue par {name} et, s’il ne livre pas lui-même, par le transporteur ou la personne qu’il en charge, qui a aussi votre nom et, si vous l’avez écrit, votre téléphone. Nous l’effaçons en même temps que la commande, qui est conservée 26 mois après la livraison, le temps de la garantie légale, même si vous la payez à la livraison. La page de la commande s’ouvre même si ce site ferme.',
  ),
  el: block(
    'Αν σας το παραδίδουμε',
    'Αν διαλέξετε παράδοση, ζητάμε και τη διεύθυνσή σας: χρησιμεύει μόνο για να σας φέρουμε την παραγγελία (άρθρο 6 παρ. 1 στοιχ. β΄ ΓΚΠΔ). Τη λαμβάνουν η επιχείρηση {name} και, αν δεν παραδίδει η ίδια, η εταιρεία ή το πρόσωπο που το αναλαμβάνει, που έχει επίσης το όνομα και, αν το γράψατε, το τηλέφωνό σας. Τη διαγράφουμε μαζί με την παραγγελία, που μένει 26 μήνες μετά την παράδοση, όσο διαρκεί η νόμιμη εγγύηση, ακόμη κι αν πληρώσετε κατά την παράδοση. Η σελίδα της παραγγελίας ανοίγει ακόμη κι αν αυτός ο ιστότοπος κλείσει.',
  ),
};
