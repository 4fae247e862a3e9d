/** The mails that ask the owner of a site for the agreement on its visitors' data. Value: `name` (the business). */
import type { Lang } from '../../../site-kit/names.ts';
import type { MailWords } from './words.ts';

/** Nothing was accepted before; an earlier version was. */
export const AGREEMENT_MAILS = ['agreement-first', 'agreement-newer'] as const;
export type AgreementMail = (typeof AGREEMENT_MAILS)[number];

export const agreementMails: Record<Lang, Record<AgreementMail, MailWords>> = {
  it: {
    'agreement-first': {
      subject: 'Sito di {{name}}: accetta l’accordo sui dati dei visitatori',
      heading: 'Manca ancora il tuo sì.',
      paragraphs: [
        'Chi prenota, ordina o si iscrive sul sito di {{name}} lascia i suoi dati. Sono affidati a te, e noi li trattiamo per tuo conto: la legge vuole che lo mettiamo per iscritto (articolo 28 del GDPR).',
        'Il tuo sito lo faceva già prima che l’accordo esistesse. Leggilo e accettalo con un pulsante: si fa una volta sola.',
        'Se non lo accetti, per ora tutto resta com’è. Quando cambia il piano, prenotazioni, negozio e newsletter vanno in pausa finché non lo accetti.',
      ],
      button: 'Leggi l’accordo',
      after: [],
      footer: 'Ricevi questa e-mail perché il contratto del sito di {{name}} è a tuo nome.',
    },
    'agreement-newer': {
      subject: 'Sito di {{name}}: c’è una nuova versione dell’accordo sui dati',
      heading: 'Serve di nuovo il tuo sì.',
      paragraphs: [
        'Chi prenota, ordina o si iscrive sul sito di {{name}} lascia i suoi dati. Sono affidati a te, e noi li trattiamo per tuo conto: la legge vuole che lo mettiamo per iscritto (articolo 28 del GDPR).',
        'Ne avevi accettata una precedente. Leggi quella nuova e accettala con un pulsante.',
        'Se non lo fai, quello che è aperto resta aperto con la versione che hai accettato. Per aprire per la prima volta prenotazioni, negozio o newsletter serve quella nuova.',
      ],
      button: 'Leggi l’accordo',
      after: [],
      footer: 'Ricevi questa e-mail perché il contratto del sito di {{name}} è a tuo nome.',
    },
  },
  en: {
    'agreement-first': {
      subject: 'Website of {{name}}: accept the agreement on visitors’ data',
      heading: 'Your yes is still missing.',
      paragraphs: [
        'Whoever books, orders or subscribes on the website of {{name}} leaves their data. They are entrusted to you, and we handle them on your behalf: the law wants that in writing (Article 28 GDPR).',
        'Your site did so before the agreement existed. Read it and accept it with one button: it is done once.',
        'If you do not accept it, everything stays as it is for now. When your plan changes, bookings, shop and newsletter are paused until you accept it.',
      ],
      button: 'Read the agreement',
      after: [],
      footer: 'You receive this e-mail because the contract of the website of {{name}} is in your name.',
    },
    'agreement-newer': {
      subject: 'Website of {{name}}: a new version of the data agreement',
      heading: 'Your yes is needed again.',
      paragraphs: [
        'Whoever books, orders or subscribes on the website of {{name}} leaves their data. They are entrusted to you, and we handle them on your behalf: the law wants that in writing (Article 28 GDPR).',
        'You had accepted an earlier one. Read the new one and accept it with one button.',
        'If you do not, what is open stays open under the version that you accepted. To open bookings, shop or newsletter for the first time the new one is needed.',
      ],
      button: 'Read the agreement',
      after: [],
      footer: 'You receive this e-mail because the contract of the website of {{name}} is in your name.',
    },
  },
  es: {
    'agreement-first': {
      subject: 'Sitio de {{name}}: acepta el acuerdo sobre los datos de los visitantes',
      heading: 'Aún falta tu sí.',
      paragraphs: [
        'Quien reserva, pide o se suscribe en el sitio de {{name}} deja sus datos. Se te confían a ti, y nosotros los tratamos por tu cuenta: la ley quiere que conste por escrito (artículo 28 del RGPD).',
        'Tu sitio ya lo hacía antes de que existiera el acuerdo. Léelo y acéptalo con un botón: se hace una sola vez.',
        'Si no lo aceptas, por ahora todo sigue igual. Cuando cambie el plan, reservas, tienda y boletín quedarán en pausa hasta que lo aceptes.',
      ],
      button: 'Leer el acuerdo',
      after: [],
      footer: 'Recibes este correo porque el contrato del sitio de {{name}} está a tu nombre.',
    },
    'agreement-newer': {
      subject: 'Sitio de {{name}}: hay una nueva versión del acuerdo sobre los datos',
      heading: 'Hace falta tu sí otra vez.',
      paragraphs: [
        'Quien reserva, pide o se suscribe en el sitio de {{name}} deja sus datos. Se te confían a ti, y nosotros los tratamos por tu cuenta: la ley quiere que conste por escrito (artículo 28 del RGPD).',
        'Habías aceptado una anterior. Lee la nueva y acéptala con un botón.',
        'Si no lo haces, lo que está abierto sigue abierto con la versión que aceptaste. Para abrir por primera vez reservas, tienda o boletín hace falta la nueva.',
      ],
      button: 'Leer el acuerdo',
      after: [],
      footer: 'Recibes este correo porque el contrato del sitio de {{name}} está a tu nombre.',
    },
  },
  fr: {
    'agreement-first': {
      subject: 'Site de {{name}} : acceptez l’accord sur les données des visiteurs',
      heading: 'Il manque encore votre oui.',
      paragraphs: [
        'Qui réserve, commande ou s’inscrit sur le site de {{name}} laisse ses données. Elles vous sont confiées, et nous les traitons pour votre compte : la loi veut que ce soit écrit (article 28 du RGPD).',
        'Votre site le faisait avant que l’accord n’existe. Lisez-le et acceptez-le d’un bouton : cela se fait une seule fois.',
        'Si vous ne l’acceptez pas, tout reste en l’état pour le moment. Quand votre formule change, réservations, boutique et newsletter sont mises en pause jusqu’à ce que vous l’acceptiez.',
      ],
      button: 'Lire l’accord',
      after: [],
      footer: 'Vous recevez cet e-mail parce que le contrat du site de {{name}} est à votre nom.',
    },
    'agreement-newer': {
      subject: 'Site de {{name}} : nouvelle version de l’accord sur les données',
      heading: 'Il faut de nouveau votre oui.',
      paragraphs: [
        'Qui réserve, commande ou s’inscrit sur le site de {{name}} laisse ses données. Elles vous sont confiées, et nous les traitons pour votre compte : la loi veut que ce soit écrit (article 28 du RGPD).',
        'Vous en aviez accepté une précédente. Lisez la nouvelle et acceptez-la d’un bouton.',
        'Si vous ne le faites pas, ce qui est ouvert le reste sous la version que vous avez acceptée. Pour ouvrir une première fois réservations, boutique ou newsletter, il faut la nouvelle.',
      ],
      button: 'Lire l’accord',
      after: [],
      footer: 'Vous recevez cet e-mail parce que le contrat du site de {{name}} est à votre nom.',
    },
  },
  el: {
    'agreement-first': {
      subject: 'Ιστότοπος {{name}}: αποδεχτείτε τη συμφωνία για τα δεδομένα των επισκεπτών',
      heading: 'Λείπει ακόμη το ναι σας.',
      paragraphs: [
        'Όποιος κάνει κράτηση, παραγγελία ή εγγραφή στον ιστότοπο {{name}} αφήνει τα δεδομένα του. Τα εμπιστεύεται σε εσάς, κι εμείς τα επεξεργαζόμαστε για λογαριασμό σας: ο νόμος το θέλει γραπτώς (άρθρο 28 του GDPR).',
        'Ο ιστότοπός σας το έκανε πριν υπάρξει η συμφωνία. Διαβάστε την και αποδεχτείτε την με ένα κουμπί: γίνεται μία φορά.',
        'Αν δεν την αποδεχτείτε, προς το παρόν όλα μένουν όπως είναι. Όταν αλλάξει το πακέτο, κρατήσεις, κατάστημα και ενημερωτικό μπαίνουν σε παύση ώσπου να την αποδεχτείτε.',
      ],
      button: 'Διαβάστε τη συμφωνία',
      after: [],
      footer: 'Λαμβάνετε αυτό το e-mail επειδή το συμβόλαιο του ιστοτόπου {{name}} είναι στο όνομά σας.',
    },
    'agreement-newer': {
      subject: 'Ιστότοπος {{name}}: νέα έκδοση της συμφωνίας για τα δεδομένα',
      heading: 'Χρειάζεται ξανά το ναι σας.',
      paragraphs: [
        'Όποιος κάνει κράτηση, παραγγελία ή εγγραφή στον ιστότοπο {{name}} αφήνει τα δεδομένα του. Τα εμπιστεύεται σε εσάς, κι εμείς τα επεξεργαζόμαστε για λογαριασμό σας: ο νόμος το θέλει γραπτώς (άρθρο 28 του GDPR).',
        'Είχατε αποδεχτεί μια προηγούμενη. Διαβάστε τη νέα και αποδεχτείτε την με ένα κουμπί.',
        'Αν δεν το κάνετε, ό,τι είναι ανοιχτό μένει ανοιχτό με την έκδοση που αποδεχτήκατε. Για να ανοίξετε πρώτη φορά κρατήσεις, κατάστημα ή ενημερωτικό χρειάζεται η νέα.',
      ],
      button: 'Διαβάστε τη συμφωνία',
      after: [],
      footer: 'Λαμβάνετε αυτό το e-mail επειδή το συμβόλαιο του ιστοτόπου {{name}} είναι στο όνομά σας.',
    },
  },
};
