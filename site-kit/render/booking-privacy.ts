/**
 * What the privacy page of a site says where guests book on it: `data` in the place of the block of the same heading in
 * LEGAL, `booking` before its last one. Wording to be reviewed by a lawyer. {name} is the business.
 */
import type { Lang } from '../document.ts';
import { block, type LegalPage } from './legal-text.ts';

type Block = LegalPage['blocks'][number];

export interface BookingPrivacy {
  data: Block;
  /** Of health professions the form has no note, and what was booked is forgotten sooner. */
  booking: Record<'usual' | 'health', Block>;
}

export const BOOKING_PRIVACY: Record<Lang, BookingPrivacy> = {
  it: {
    data: block(
      'Quali dati',
      'L’unico modulo di questo sito è quello per prenotare. Il sito non chiede registrazioni e non segue chi lo visita: conta soltanto quante volte una pagina è vista e un contatto premuto, senza cookie e senza conservare nulla di chi guarda. Quando apri una pagina il server riceve, come ogni server, indirizzo IP, tipo di browser e pagina richiesta: servono solo a inviarti la pagina e a proteggere il servizio (art. 6, par. 1, lett. f GDPR).',
    ),
    booking: {
      usual: block(
        'Se prenoti',
        'Ti chiediamo il nome e un recapito, telefono o e-mail: senza, non possiamo tenerti il posto. La nota è facoltativa: scrivi solo ciò che ci serve sapere. Usiamo questi dati solo per la tua prenotazione (art. 6, par. 1, lett. b GDPR): per rispondere, ricordartela, spostarla o annullarla. Li riceve {name}; Vetrina, che fa funzionare il sito e invia le e-mail, li tratta per suo conto (art. 28 GDPR). Li cancelliamo 12 mesi dopo il giorno della prenotazione. Prenotare non usa cookie e non salva nulla sul tuo dispositivo.',
      ),
      health: block(
        'Se prenoti',
        'Ti chiediamo il nome e un recapito, telefono o e-mail: senza, non possiamo tenerti il posto. Usiamo questi dati solo per la tua prenotazione (art. 6, par. 1, lett. b GDPR): per rispondere, ricordartela, spostarla o annullarla. Li riceve {name}; Vetrina, che fa funzionare il sito e invia le e-mail, li tratta per suo conto (art. 28 GDPR). Li cancelliamo 6 mesi dopo il giorno della prenotazione. Prenotare non usa cookie e non salva nulla sul tuo dispositivo.',
      ),
    },
  },
  en: {
    data: block(
      'What data',
      'The only form on this site is the one for booking. The site asks for no registration and does not track its visitors: it only counts how often a page is seen and a contact pressed, without cookies and without keeping anything about who looked. When you open a page the server receives, as any server does, your IP address, browser type and the page you asked for. They are used only to send you the page and to keep the service safe (Art. 6(1)(f) GDPR).',
    ),
    booking: {
      usual: block(
        'If you book',
        'We ask for your name and one way to reach you, phone or e-mail: without them we cannot keep your place. The note is optional: write only what we need to know. We use these details for your booking only (Art. 6(1)(b) GDPR): to answer it, remind you of it, move it or cancel it. {name} receives them; Vetrina, which runs the site and sends the e-mails, processes them on its behalf (Art. 28 GDPR). We erase them 12 months after the day of the booking. Booking uses no cookies and stores nothing on your device.',
      ),
      health: block(
        'If you book',
        'We ask for your name and one way to reach you, phone or e-mail: without them we cannot keep your place. We use these details for your booking only (Art. 6(1)(b) GDPR): to answer it, remind you of it, move it or cancel it. {name} receives them; Vetrina, which runs the site and sends the e-mails, processes them on its behalf (Art. 28 GDPR). We erase them 6 months after the day of the booking. Booking uses no cookies and stores nothing on your device.',
      ),
    },
  },
  es: {
    data: block(
      'Qué datos',
      'El único formulario de este sitio es el de reservas. El sitio no pide registro y no sigue a sus visitantes: solo cuenta cuántas veces se ve una página y se pulsa un contacto, sin cookies y sin conservar nada de quien mira. Al abrir una página, el servidor recibe, como cualquier servidor, la dirección IP, el tipo de navegador y la página solicitada. Solo sirven para enviarte la página y proteger el servicio (art. 6.1.f RGPD).',
    ),
    booking: {
      usual: block(
        'Si reservas',
        'Te pedimos el nombre y una forma de localizarte, teléfono o correo: sin ellos no podemos guardarte el sitio. La nota es opcional: escribe solo lo que necesitemos saber. Usamos estos datos solo para tu reserva (art. 6.1.b RGPD): para responderla, recordártela, cambiarla o cancelarla. Los recibe {name}; Vetrina, que hace funcionar el sitio y envía los correos, los trata por su cuenta (art. 28 RGPD). Los borramos 12 meses después del día de la reserva. Reservar no usa cookies ni guarda nada en tu dispositivo.',
      ),
      health: block(
        'Si reservas',
        'Te pedimos el nombre y una forma de localizarte, teléfono o correo: sin ellos no podemos guardarte el sitio. Usamos estos datos solo para tu reserva (art. 6.1.b RGPD): para responderla, recordártela, cambiarla o cancelarla. Los recibe {name}; Vetrina, que hace funcionar el sitio y envía los correos, los trata por su cuenta (art. 28 RGPD). Los borramos 6 meses después del día de la reserva. Reservar no usa cookies ni guarda nada en tu dispositivo.',
      ),
    },
  },
  fr: {
    data: block(
      'Quelles données',
      'Le seul formulaire de ce site est celui de la réservation. Le site ne demande aucune inscription et ne suit pas ses visiteurs : il compte seulement combien de fois une page est vue et un contact touché, sans cookies et sans rien garder de la personne. Quand vous ouvrez une page, le serveur reçoit, comme tout serveur, votre adresse IP, le type de navigateur et la page demandée. Ils servent seulement à vous envoyer la page et à protéger le service (art. 6.1.f du RGPD).',
    ),
    booking: {
      usual: block(
        'Si vous réservez',
        'Nous vous demandons votre nom et un moyen de vous joindre, téléphone ou e-mail : sans eux, nous ne pouvons pas vous garder la place. La remarque est facultative : n’écrivez que ce que nous devons savoir. Ces données servent uniquement à votre réservation (art. 6.1.b du RGPD) : y répondre, vous la rappeler, la déplacer ou l’annuler. Elles sont reçues par {name} ; Vetrina, qui fait fonctionner le site et envoie les e-mails, les traite pour son compte (art. 28 du RGPD). Nous les effaçons 12 mois après le jour de la réservation. Réserver n’utilise pas de cookies et n’enregistre rien sur votre appareil.',
      ),
      health: block(
        'Si vous réservez',
        'Nous vous demandons votre nom et un moyen de vous joindre, téléphone ou e-mail : sans eux, nous ne pouvons pas vous garder la place. Ces données servent uniquement à votre réservation (art. 6.1.b du RGPD) : y répondre, vous la rappeler, la déplacer ou l’annuler. Elles sont reçues par {name} ; Vetrina, qui fait fonctionner le site et envoie les e-mails, les traite pour son compte (art. 28 du RGPD). Nous les effaçons 6 mois après le jour de la réservation. Réserver n’utilise pas de cookies et n’enregistre rien sur votre appareil.',
      ),
    },
  },
  el: {
    data: block(
      'Ποια δεδομένα',
      'Η μόνη φόρμα του ιστοτόπου είναι αυτή των κρατήσεων. Ο ιστότοπος δεν ζητά εγγραφή και δεν παρακολουθεί τους επισκέπτες του: μετρά μόνο πόσες φορές εμφανίζεται μια σελίδα και πατιέται ένα στοιχείο επικοινωνίας, χωρίς cookies και χωρίς να κρατά τίποτα για όποιον τη βλέπει. Όταν ανοίγετε μια σελίδα, ο διακομιστής λαμβάνει, όπως κάθε διακομιστής, τη διεύθυνση IP, τον τύπο του προγράμματος περιήγησης και τη σελίδα που ζητήσατε. Χρησιμεύουν μόνο για να σας σταλεί η σελίδα και να προστατευθεί η υπηρεσία (άρθρο 6 παρ. 1 στοιχ. στ΄ ΓΚΠΔ).',
    ),
    booking: {
      usual: block(
        'Αν κάνετε κράτηση',
        'Ζητάμε το όνομά σας και έναν τρόπο να επικοινωνήσουμε μαζί σας, τηλέφωνο ή e-mail: χωρίς αυτά δεν μπορούμε να κρατήσουμε τη θέση σας. Η σημείωση είναι προαιρετική: γράψτε μόνο ό,τι χρειάζεται να γνωρίζουμε. Χρησιμοποιούμε τα στοιχεία μόνο για την κράτησή σας (άρθρο 6 παρ. 1 στοιχ. β΄ ΓΚΠΔ): για να απαντήσουμε, να σας τη θυμίσουμε, να την αλλάξουμε ή να την ακυρώσουμε. Τα λαμβάνει η επιχείρηση {name}· η Vetrina, που λειτουργεί τον ιστότοπο και στέλνει τα e-mail, τα επεξεργάζεται για λογαριασμό της (άρθρο 28 ΓΚΠΔ). Τα διαγράφουμε 12 μήνες μετά την ημέρα της κράτησης. Η κράτηση δεν χρησιμοποιεί cookies και δεν αποθηκεύει τίποτα στη συσκευή σας.',
      ),
      health: block(
        'Αν κάνετε κράτηση',
        'Ζητάμε το όνομά σας και έναν τρόπο να επικοινωνήσουμε μαζί σας, τηλέφωνο ή e-mail: χωρίς αυτά δεν μπορούμε να κρατήσουμε τη θέση σας. Χρησιμοποιούμε τα στοιχεία μόνο για την κράτησή σας (άρθρο 6 παρ. 1 στοιχ. β΄ ΓΚΠΔ): για να απαντήσουμε, να σας τη θυμίσουμε, να την αλλάξουμε ή να την ακυρώσουμε. Τα λαμβάνει η επιχείρηση {name}· η Vetrina, που λειτουργεί τον ιστότοπο και στέλνει τα e-mail, τα επεξεργάζεται για λογαριασμό της (άρθρο 28 ΓΚΠΔ). Τα διαγράφουμε 6 μήνες μετά την ημέρα της κράτησης. Η κράτηση δεν χρησιμοποιεί cookies και δεν αποθηκεύει τίποτα στη συσκευή σας.',
      ),
    },
  },
};
