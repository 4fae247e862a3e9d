/**
 * What the privacy and cookie pages of a site say. True as long as the pages set nothing and load nothing from third
 * parties, which render tests hold. Wording to be reviewed by a lawyer. {name} is the business; its address, mail, phone and
 * tax number follow the first block of the privacy page.
 */
import type { Lang } from '../document.ts';

export interface LegalPage {
  title: string;
  blocks: { heading: string | null; text: string }[];
}
export interface LegalTexts {
  privacy: LegalPage;
  cookies: LegalPage;
}

export const block = (heading: string | null, text: string) => ({ heading, text });

export const LEGAL: Record<Lang, LegalTexts> = {
  it: {
    privacy: {
      title: 'Privacy',
      blocks: [
        block(null, 'Il titolare del trattamento è {name}.'),
        block(
          'Quali dati',
          'Questo sito non ha moduli, non chiede registrazioni e non segue chi lo visita: conta soltanto quante volte una pagina è vista e un contatto premuto, senza cookie e senza conservare nulla di chi guarda. Quando apri una pagina il server riceve, come ogni server, indirizzo IP, tipo di browser e pagina richiesta: servono solo a inviarti la pagina e a proteggere il servizio (art. 6, par. 1, lett. f GDPR).',
        ),
        block(
          'Se ci contatti',
          'Se ci telefoni o ci scrivi usiamo i tuoi dati solo per risponderti. WhatsApp, Messenger, Facebook e le mappe si aprono soltanto quando tocchi il collegamento, e da quel momento valgono le loro regole.',
        ),
        block(
          'I tuoi diritti',
          'Puoi chiedere di vedere, correggere o cancellare i tuoi dati, limitarne l’uso od opporti (artt. 15–22 GDPR), e puoi rivolgerti al Garante per la protezione dei dati personali.',
        ),
      ],
    },
    cookies: {
      title: 'Cookie',
      blocks: [
        block(
          null,
          'Questo sito non usa cookie e non salva nulla sul tuo dispositivo: per questo non vedi nessun avviso da accettare.',
        ),
        block(
          'Niente da terzi',
          'Foto, caratteri e stile arrivano da questo stesso sito. Non ci sono statistiche di altri, pubblicità o pulsanti social incorporati. La mappa di OpenStreetMap si carica solo se la chiedi. I collegamenti a Facebook, WhatsApp o alle mappe sono semplici collegamenti: quei siti possono usare cookie propri quando li apri.',
        ),
      ],
    },
  },
  en: {
    privacy: {
      title: 'Privacy',
      blocks: [
        block(null, 'The data controller is {name}.'),
        block(
          'What data',
          'This site has no forms, asks for no registration and does not track its visitors: it only counts how often a page is seen and a contact pressed, without cookies and without keeping anything about who looked. When you open a page the server receives, as any server does, your IP address, browser type and the page you asked for. They are used only to send you the page and to keep the service safe (Art. 6(1)(f) GDPR).',
        ),
        block(
          'If you contact us',
          'If you call or write to us, we use your details only to answer you. WhatsApp, Messenger, Facebook and the maps open only when you tap their link; from then on their own rules apply.',
        ),
        block(
          'Your rights',
          'You may ask to see, correct or erase your data, restrict or object to its use (Arts. 15–22 GDPR), and complain to your data protection authority.',
        ),
      ],
    },
    cookies: {
      title: 'Cookies',
      blocks: [
        block(
          null,
          'This site uses no cookies and stores nothing on your device. That is why there is no banner to accept.',
        ),
        block(
          'Nothing from third parties',
          'Photos, fonts and styles come from this very site. There are no outside statistics, advertising or social buttons. The map of OpenStreetMap loads only if you ask for it. Links to Facebook, WhatsApp or maps are plain links; those sites may use cookies of their own once you open them.',
        ),
      ],
    },
  },
  es: {
    privacy: {
      title: 'Privacidad',
      blocks: [
        block(null, 'El responsable del tratamiento es {name}.'),
        block(
          'Qué datos',
          'Este sitio no tiene formularios, no pide registro y no sigue a sus visitantes: solo cuenta cuántas veces se ve una página y se pulsa un contacto, sin cookies y sin conservar nada de quien mira. Al abrir una página, el servidor recibe, como cualquier servidor, la dirección IP, el tipo de navegador y la página solicitada. Solo sirven para enviarte la página y proteger el servicio (art. 6.1.f RGPD).',
        ),
        block(
          'Si nos contactas',
          'Si nos llamas o nos escribes, usamos tus datos solo para responderte. WhatsApp, Messenger, Facebook y los mapas se abren únicamente cuando tocas el enlace; desde entonces valen sus propias normas.',
        ),
        block(
          'Tus derechos',
          'Puedes pedir acceso, rectificación o supresión de tus datos, limitar su uso u oponerte (arts. 15–22 RGPD) y reclamar ante la Agencia Española de Protección de Datos.',
        ),
      ],
    },
    cookies: {
      title: 'Cookies',
      blocks: [
        block(
          null,
          'Este sitio no usa cookies ni guarda nada en tu dispositivo: por eso no hay ningún aviso que aceptar.',
        ),
        block(
          'Nada de terceros',
          'Las fotos, las fuentes y los estilos llegan de este mismo sitio. No hay estadísticas ajenas, publicidad ni botones de redes sociales. El mapa de OpenStreetMap se carga solo si lo pides. Los enlaces a Facebook, WhatsApp o mapas son simples enlaces: esos sitios pueden usar sus propias cookies cuando los abres.',
        ),
      ],
    },
  },
  fr: {
    privacy: {
      title: 'Confidentialité',
      blocks: [
        block(null, 'Le responsable du traitement est {name}.'),
        block(
          'Quelles données',
          'Ce site n’a pas de formulaire, ne demande aucune inscription et ne suit pas ses visiteurs : il compte seulement combien de fois une page est vue et un contact touché, sans cookies et sans rien garder de la personne. Quand vous ouvrez une page, le serveur reçoit, comme tout serveur, votre adresse IP, le type de navigateur et la page demandée. Ils servent seulement à vous envoyer la page et à protéger le service (art. 6.1.f du RGPD).',
        ),
        block(
          'Si vous nous contactez',
          'Si vous nous appelez ou nous écrivez, vos données servent uniquement à vous répondre. WhatsApp, Messenger, Facebook et les cartes ne s’ouvrent que lorsque vous touchez leur lien ; leurs propres règles s’appliquent alors.',
        ),
        block(
          'Vos droits',
          'Vous pouvez demander l’accès à vos données, leur correction ou leur effacement, limiter leur usage ou vous y opposer (art. 15 à 22 du RGPD), et saisir la CNIL.',
        ),
      ],
    },
    cookies: {
      title: 'Cookies',
      blocks: [
        block(
          null,
          'Ce site n’utilise pas de cookies et n’enregistre rien sur votre appareil : c’est pourquoi aucun bandeau ne s’affiche.',
        ),
        block(
          'Rien de tiers',
          'Les photos, les polices et les styles viennent de ce site même. Il n’y a ni statistiques extérieures, ni publicité, ni bouton de réseau social. La carte d’OpenStreetMap ne se charge que si vous la demandez. Les liens vers Facebook, WhatsApp ou une carte sont de simples liens ; ces sites peuvent déposer leurs propres cookies une fois ouverts.',
        ),
      ],
    },
  },
  el: {
    privacy: {
      title: 'Απόρρητο',
      blocks: [
        block(null, 'Υπεύθυνος επεξεργασίας είναι: {name}.'),
        block(
          'Ποια δεδομένα',
          'Ο ιστότοπος δεν έχει φόρμες, δεν ζητά εγγραφή και δεν παρακολουθεί τους επισκέπτες του: μετρά μόνο πόσες φορές εμφανίζεται μια σελίδα και πατιέται ένα στοιχείο επικοινωνίας, χωρίς cookies και χωρίς να κρατά τίποτα για όποιον τη βλέπει. Όταν ανοίγετε μια σελίδα, ο διακομιστής λαμβάνει, όπως κάθε διακομιστής, τη διεύθυνση IP, τον τύπο του προγράμματος περιήγησης και τη σελίδα που ζητήσατε. Χρησιμεύουν μόνο για να σας σταλεί η σελίδα και να προστατευθεί η υπηρεσία (άρθρο 6 παρ. 1 στοιχ. στ΄ ΓΚΠΔ).',
        ),
        block(
          'Αν επικοινωνήσετε μαζί μας',
          'Αν μας τηλεφωνήσετε ή μας γράψετε, χρησιμοποιούμε τα στοιχεία σας μόνο για να σας απαντήσουμε. Το WhatsApp, το Messenger, το Facebook και οι χάρτες ανοίγουν μόνο όταν πατήσετε τον σύνδεσμο· από εκεί και πέρα ισχύουν οι δικοί τους κανόνες.',
        ),
        block(
          'Τα δικαιώματά σας',
          'Μπορείτε να ζητήσετε πρόσβαση, διόρθωση ή διαγραφή των δεδομένων σας, περιορισμό της χρήσης τους ή να αντιταχθείτε (άρθρα 15–22 ΓΚΠΔ), και να απευθυνθείτε στην Αρχή Προστασίας Δεδομένων Προσωπικού Χαρακτήρα.',
        ),
      ],
    },
    cookies: {
      title: 'Cookies',
      blocks: [
        block(
          null,
          'Ο ιστότοπος δεν χρησιμοποιεί cookies και δεν αποθηκεύει τίποτα στη συσκευή σας· γι’ αυτό δεν υπάρχει ειδοποίηση να αποδεχθείτε.',
        ),
        block(
          'Τίποτα από τρίτους',
          'Οι φωτογραφίες, οι γραμματοσειρές και η μορφή έρχονται από τον ίδιο τον ιστότοπο. Δεν υπάρχουν ξένα στατιστικά, διαφημίσεις ή κουμπιά κοινωνικών δικτύων. Ο χάρτης του OpenStreetMap φορτώνεται μόνο αν τον ζητήσετε. Οι σύνδεσμοι προς Facebook, WhatsApp ή χάρτες είναι απλοί σύνδεσμοι· οι ιστότοποι αυτοί μπορεί να χρησιμοποιούν δικά τους cookies όταν τους ανοίξετε.',
        ),
      ],
    },
  },
};
