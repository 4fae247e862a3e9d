/** What the privacy page of a site says where guests book on it. Wording to be reviewed by a lawyer. {name} is the business, {processor} whoever handles the data for it: us. */
import type { Lang } from '../document.ts';
import { block, type LegalPage } from './legal-text.ts';

type Block = LegalPage['blocks'][number];

/** Of health professions the form has no note, and what was booked is forgotten sooner. */
export const BOOKING_PRIVACY: Record<Lang, Record<'usual' | 'health', Block>> = {
  it: {
    usual: block(
      'Se prenoti',
      'Ti chiediamo il nome e un recapito, telefono o e-mail: senza, non possiamo tenerti il posto. La nota è facoltativa: scrivi solo ciò che ci serve sapere. Usiamo questi dati solo per la tua prenotazione (art. 6, par. 1, lett. b GDPR): per rispondere, ricordartela, spostarla o annullarla. Li riceve {name}; {processor}, che fa funzionare il sito e invia le e-mail, li tratta per suo conto (art. 28 GDPR). Li cancelliamo 12 mesi dopo il giorno della prenotazione. Prenotare non usa cookie e non salva nulla sul tuo dispositivo.',
    ),
    health: block(
      'Se prenoti',
      'Ti chiediamo il nome e un recapito, telefono o e-mail: senza, non possiamo tenerti il posto. Usiamo questi dati solo per la tua prenotazione (art. 6, par. 1, lett. b GDPR): per rispondere, ricordartela, spostarla o annullarla. Li riceve {name}; {processor}, che fa funzionare il sito e invia le e-mail, li tratta per suo conto (art. 28 GDPR). Li cancelliamo 6 mesi dopo il giorno della prenotazione. Prenotare non usa cookie e non salva nulla sul tuo dispositivo.',
    ),
  },
  en: {
    usual: block(
      'If you book',
      'We ask for your name and one way to reach you, phone or e-mail: without them we cannot keep your place. The note is optional: write only what we need to know. We use these details for your booking only (Art. 6(1)(b) GDPR): to answer it, remind you of it, move it or cancel it. {name} receives them; {processor}, which runs the site and sends the e-mails, processes them on its behalf (Art. 28 GDPR). We erase them 12 months after the day of the booking. Booking uses no cookies and stores nothing on your device.',
    ),
    health: block(
      'If you book',
      'We ask for your name and one way to reach you, phone or e-mail: without them we cannot keep your place. We use these details for your booking only (Art. 6(1)(b) GDPR): to answer it, remind you of it, move it or cancel it. {name} receives them; {processor}, which runs the site and sends the e-mails, processes them on its behalf (Art. 28 GDPR). We erase them 6 months after the day of the booking. Booking uses no cookies and stores nothing on your device.',
    ),
  },
  es: {
    usual: block(
      'Si reservas',
      'Te pedimos el nombre y una forma de localizarte, teléfono o correo: sin ellos no podemos guardarte el sitio. La nota es opcional: escribe solo lo que necesitemos saber. Usamos estos datos solo para tu reserva (art. 6.1.b RGPD): para responderla, recordártela, cambiarla o cancelarla. Los recibe {name}; {processor}, que hace funcionar el sitio y envía los correos, los trata por su cuenta (art. 28 RGPD). Los borramos 12 meses después del día de la reserva. Reservar no usa cookies ni guarda nada en tu dispositivo.',
    ),
    health: block(
      'Si reservas',
      'Te pedimos el nombre y una forma de localizarte, teléfono o correo: sin ellos no podemos guardarte el sitio. Usamos estos datos solo para tu reserva (art. 6.1.b RGPD): para responderla, recordártela, cambiarla o cancelarla. Los recibe {name}; {processor}, que hace funcionar el sitio y envía los correos, los trata por su cuenta (art. 28 RGPD). Los borramos 6 meses después del día de la reserva. Reservar no usa cookies ni guarda nada en tu dispositivo.',
    ),
  },
  fr: {
    usual: block(
      'Si vous réservez',
      'Nous vous demandons votre nom et un moyen de vous joindre, téléphone ou e-mail : sans eux, nous ne pouvons pas vous garder la place. La remarque est facultative : n’écrivez que ce que nous devons savoir. Ces données servent uniquement à votre réservation (art. 6.1.b du RGPD) : y répondre, vous la rappeler, la déplacer ou l’annuler. Elles sont reçues par {name} ; {processor}, qui fait fonctionner le site et envoie les e-mails, les traite pour son compte (art. 28 du RGPD). Nous les effaçons 12 mois après le jour de la réservation. Réserver n’utilise pas de cookies et n’enregistre rien sur votre appareil.',
    ),
    health: block(
      'Si vous réservez',
      'Nous vous demandons votre nom et un moyen de vous joindre, téléphone ou e-mail : sans eux, nous ne pouvons pas vous garder la place. Ces données servent uniquement à votre réservation (art. 6.1.b du RGPD) : y répondre, vous la rappeler, la déplacer ou l’annuler. Elles sont reçues par {name} ; {processor}, qui fait fonctionner le site et envoie les e-mails, les traite pour son compte (art. 28 du RGPD). Nous les effaçons 6 mois après le jour de la réservation. Réserver n’utilise pas de cookies et n’enregistre rien sur votre appareil.',
    ),
  },
  el: {
    usual: block(
      'Αν κάνετε κράτηση',
      'Ζητάμε το όνομά σας και έναν τρόπο να επικοινωνήσουμε μαζί σας, τηλέφωνο ή e-mail: χωρίς αυτά δεν μπορούμε να κρατήσουμε τη θέση σας. Η σημείωση είναι προαιρετική: γράψτε μόνο ό,τι χρειάζεται να γνωρίζουμε. Χρησιμοποιούμε τα στοιχεία μόνο για την κράτησή σας (άρθρο 6 παρ. 1 στοιχ. β΄ ΓΚΠΔ): για να απαντήσουμε, να σας τη θυμίσουμε, να την αλλάξουμε ή να την ακυρώσουμε. Τα λαμβάνει η επιχείρηση {name}· η {processor}, που λειτουργεί τον ιστότοπο και στέλνει τα e-mail, τα επεξεργάζεται για λογαριασμό της (άρθρο 28 ΓΚΠΔ). Τα διαγράφουμε 12 μήνες μετά την ημέρα της κράτησης. Η κράτηση δεν χρησιμοποιεί cookies και δεν αποθηκεύει τίποτα στη συσκευή σας.',
    ),
    health: block(
      'Αν κάνετε κράτηση',
      'Ζητάμε το όνομά σας και έναν τρόπο να επικοινωνήσουμε μαζί σας, τηλέφωνο ή e-mail: χωρίς αυτά δεν μπορούμε να κρατήσουμε τη θέση σας. Χρησιμοποιούμε τα στοιχεία μόνο για την κράτησή σας (άρθρο 6 παρ. 1 στοιχ. β΄ ΓΚΠΔ): για να απαντήσουμε, να σας τη θυμίσουμε, να την αλλάξουμε ή να την ακυρώσουμε. Τα λαμβάνει η επιχείρηση {name}· η {processor}, που λειτουργεί τον ιστότοπο και στέλνει τα e-mail, τα επεξεργάζεται για λογαριασμό της (άρθρο 28 ΓΚΠΔ). Τα διαγράφουμε 6 μήνες μετά την ημέρα της κράτησης. Η κράτηση δεν χρησιμοποιεί cookies και δεν αποθηκεύει τίποτα στη συσκευή σας.',
    ),
  },
};
