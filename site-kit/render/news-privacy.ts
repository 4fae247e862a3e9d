/** What the privacy page of a site says where its owner asks for subscribers. Wording to be reviewed by a lawyer. {name} is the business, {processor} whoever handles the data for it: us. */
import type { Lang } from '../document.ts';
import { block, type LegalPage } from './legal-text.ts';

export const NEWS_PRIVACY: Record<Lang, LegalPage['blocks'][number]> = {
  it: block(
    'Se ti iscrivi alla newsletter',
    'Ti chiediamo solo l’e-mail, e ti scriviamo soltanto dopo che hai confermato con il codice o con il link: il fondamento è il tuo consenso (art. 6, par. 1, lett. a GDPR), che ritiri quando vuoi con il link in ogni e-mail. Come prova conserviamo che cosa hai chiesto, quando, da quale pagina e da quale indirizzo di rete. Li riceve {name}; {processor}, che fa funzionare il sito e invia le e-mail, li tratta per suo conto (art. 28 GDPR). Se non confermi, cancelliamo tutto dopo 7 giorni; se esci, dopo 12 mesi, e prima se lo chiedi: resta solo un codice che ci impedisce di scriverti di nuovo. Dopo 24 mesi ti chiediamo se vuoi restare. Le e-mail non contengono nulla che dica se le apri. Iscriversi non usa cookie e non salva nulla sul tuo dispositivo.',
  ),
  en: block(
    'If you subscribe to the newsletter',
    'We ask for your e-mail address only, and we write to you only after you have confirmed by the code or the link: the ground is your consent (Art. 6(1)(a) GDPR), which you withdraw whenever you like by the link in every e-mail. As proof we keep what you asked for, when, from which page and from which network address. {name} receives them; {processor}, which runs the site and sends the e-mails, processes them on its behalf (Art. 28 GDPR). If you do not confirm, we erase everything after 7 days; if you leave, after 12 months, and sooner if you ask: only a code stays that keeps us from writing to you again. After 24 months we ask whether you want to stay. Nothing in the e-mails tells whether you open them. Subscribing uses no cookies and stores nothing on your device.',
  ),
  es: block(
    'Si te suscribes al boletín',
    'Te pedimos solo el correo, y te escribimos únicamente después de que confirmes con el código o con el enlace: la base es tu consentimiento (art. 6.1.a RGPD), que retiras cuando quieras con el enlace de cada mensaje. Como prueba conservamos qué pediste, cuándo, desde qué página y desde qué dirección de red. Los recibe {name}; {processor}, que hace funcionar el sitio y envía los correos, los trata por su cuenta (art. 28 RGPD). Si no confirmas, lo borramos todo a los 7 días; si te das de baja, a los 12 meses, y antes si lo pides: queda solo un código que impide que volvamos a escribirte. A los 24 meses te preguntamos si quieres seguir. Los mensajes no contienen nada que diga si los abres. Suscribirse no usa cookies ni guarda nada en tu dispositivo.',
  ),
  fr: block(
    'Si vous vous inscrivez à la lettre d’information',
    'Nous vous demandons seulement votre e-mail, et nous ne vous écrivons qu’après votre confirmation par le code ou par le lien : le fondement est votre consentement (art. 6.1.a du RGPD), que vous retirez quand vous voulez par le lien de chaque e-mail. Comme preuve, nous gardons ce que vous avez demandé, quand, depuis quelle page et depuis quelle adresse réseau. Ces données sont reçues par {name} ; {processor}, qui fait fonctionner le site et envoie les e-mails, les traite pour son compte (art. 28 du RGPD). Sans confirmation, nous effaçons tout après 7 jours ; si vous partez, après 12 mois, et plus tôt si vous le demandez : il ne reste qu’un code qui nous empêche de vous réécrire. Après 24 mois, nous vous demandons si vous voulez rester. Les e-mails ne contiennent rien qui dise si vous les ouvrez. S’inscrire n’utilise pas de cookies et n’enregistre rien sur votre appareil.',
  ),
  el: block(
    'Αν εγγραφείτε στο ενημερωτικό e-mail',
    'Ζητάμε μόνο το e-mail σας και σας γράφουμε μόνο αφού επιβεβαιώσετε με τον κωδικό ή τον σύνδεσμο: βάση είναι η συγκατάθεσή σας (άρθρο 6 παρ. 1 στοιχ. α΄ ΓΚΠΔ), την οποία ανακαλείτε όποτε θέλετε με τον σύνδεσμο κάθε e-mail. Ως απόδειξη κρατάμε τι ζητήσατε, πότε, από ποια σελίδα και από ποια διεύθυνση δικτύου. Τα λαμβάνει η επιχείρηση {name}· η {processor}, που λειτουργεί τον ιστότοπο και στέλνει τα e-mail, τα επεξεργάζεται για λογαριασμό της (άρθρο 28 ΓΚΠΔ). Αν δεν επιβεβαιώσετε, διαγράφουμε τα πάντα μετά από 7 ημέρες· αν σταματήσετε, μετά από 12 μήνες, και νωρίτερα αν το ζητήσετε: μένει μόνο ένας κωδικός που μας εμποδίζει να σας ξαναγράψουμε. Μετά από 24 μήνες σας ρωτάμε αν θέλετε να μείνετε. Τα e-mail δεν έχουν τίποτα που να δείχνει αν τα ανοίγετε. Η εγγραφή δεν χρησιμοποιεί cookies και δεν αποθηκεύει τίποτα στη συσκευή σας.',
  ),
};
