/** What the privacy page of a site says of people from whom its owner takes nothing online. Wording to be reviewed by a lawyer. {name} is the business, {processor} whoever handles the data for it: us. */
import type { Lang } from '../document.ts';
import { block, type LegalPage } from './legal-text.ts';

export const BLOCK_PRIVACY: Record<Lang, LegalPage['blocks'][number]> = {
  it: block(
    'Chi non può più fare richieste online',
    'Chi ordina o prenota e non si presenta, o usa male i moduli di questo sito, può essere messo da {name} in un elenco: da quel nominativo il sito non accetta più ordini, prenotazioni e iscrizioni, e invita a telefonare. Lo decide una persona, non una macchina. Per riconoscerlo conserviamo nome, e-mail e numero di telefono fino a quando il blocco viene tolto, al massimo 24 mesi, e li confrontiamo con quelli scritti nei moduli. Il fondamento è l’interesse legittimo a non subire danni (art. 6, par. 1, lett. f GDPR); puoi opporti in ogni momento, con i contatti qui sopra. L’elenco è solo di questo sito e non va a nessun altro: {processor}, che fa funzionare il sito, lo tratta per conto di {name} (art. 28 GDPR). Ordini, prenotazioni e iscrizioni che ci sono già restano, con tutti i loro diritti.',
  ),
  en: block(
    'Who can make no more requests online',
    'Whoever orders or books and does not come, or misuses the forms of this site, may be put on a list by {name}: this site then takes no more orders, bookings and subscriptions from them, and asks them to call. A person decides it, not a machine. To recognise them we keep name, e-mail address and telephone number until the block is lifted, at the longest 24 months, and compare them with what is written in the forms. The ground is the legitimate interest in coming to no harm (Art. 6(1)(f) GDPR); you may object at any time, by the contacts above. The list is of this site alone and goes to nobody else: {processor}, which runs the site, processes it on behalf of {name} (Art. 28 GDPR). Orders, bookings and subscriptions that are there stay, with all their rights.',
  ),
  es: block(
    'Quién ya no puede hacer solicitudes en línea',
    'A quien pide o reserva y no se presenta, o usa mal los formularios de este sitio, {name} puede ponerlo en una lista: el sitio deja de aceptar sus pedidos, reservas y suscripciones, y le invita a llamar. Lo decide una persona, no una máquina. Para reconocerlo conservamos nombre, correo y teléfono hasta que se quita el bloqueo, como mucho 24 meses, y los comparamos con lo que se escribe en los formularios. La base es el interés legítimo en no sufrir daños (art. 6.1.f RGPD); puedes oponerte en cualquier momento, por los contactos de arriba. La lista es solo de este sitio y no va a nadie más: {processor}, que hace funcionar el sitio, la trata por cuenta de {name} (art. 28 RGPD). Los pedidos, reservas y suscripciones que ya hay siguen, con todos sus derechos.',
  ),
  fr: block(
    'Qui ne peut plus faire de demande en ligne',
    'Qui commande ou réserve sans venir, ou fait un mauvais usage des formulaires de ce site, peut être mis sur une liste par {name} : le site n’accepte plus ses commandes, réservations et inscriptions, et l’invite à téléphoner. C’est une personne qui en décide, pas une machine. Pour le reconnaître, nous conservons nom, e-mail et numéro de téléphone jusqu’à la levée du blocage, au plus 24 mois, et les comparons avec ce qui est écrit dans les formulaires. Le fondement est l’intérêt légitime à ne pas subir de dommage (art. 6.1.f du RGPD) ; vous pouvez vous y opposer à tout moment, par les coordonnées ci-dessus. La liste est celle de ce site seul et ne va à personne d’autre : {processor}, qui fait fonctionner le site, la traite pour le compte de {name} (art. 28 du RGPD). Les commandes, réservations et inscriptions déjà faites restent, avec tous leurs droits.',
  ),
  el: block(
    'Ποιος δεν μπορεί πια να κάνει αιτήματα ηλεκτρονικά',
    'Όποιος παραγγέλνει ή κλείνει και δεν έρχεται, ή κάνει κακή χρήση των φορμών αυτού του ιστότοπου, μπορεί να μπει σε λίστα από την επιχείρηση {name}: ο ιστότοπος δεν δέχεται πια παραγγελίες, κρατήσεις και εγγραφές του και τον καλεί να τηλεφωνήσει. Το αποφασίζει άνθρωπος, όχι μηχανή. Για να αναγνωρίζεται κρατάμε όνομα, e-mail και αριθμό τηλεφώνου μέχρι να αρθεί ο αποκλεισμός, το πολύ 24 μήνες, και τα συγκρίνουμε με όσα γράφονται στις φόρμες. Βάση είναι το έννομο συμφέρον να μην υποστεί ζημία (άρθρο 6 παρ. 1 στοιχ. στ΄ ΓΚΠΔ)· μπορείτε να αντιταχθείτε οποτεδήποτε, με τα παραπάνω στοιχεία επικοινωνίας. Η λίστα είναι μόνο αυτού του ιστότοπου και δεν πηγαίνει σε κανέναν άλλον: η {processor}, που λειτουργεί τον ιστότοπο, την επεξεργάζεται για λογαριασμό της επιχείρησης {name} (άρθρο 28 ΓΚΠΔ). Οι παραγγελίες, οι κρατήσεις και οι εγγραφές που υπάρχουν μένουν, με όλα τους τα δικαιώματα.',
  ),
};
