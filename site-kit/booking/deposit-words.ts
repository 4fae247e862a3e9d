/** What a guest reads of money that is paid before they come. {price} is an amount, {when} a moment by the clock of the business. To be reviewed by a lawyer. */
import type { Lang } from '../document.ts';

type Word =
  | 'label'
  | 'lead'
  | 'freeUntil'
  | 'freeToStart'
  | 'freeNever'
  | 'ours'
  | 'accept'
  | 'acceptNeeded'
  | 'mailNeeded'
  | 'changed'
  | 'send'
  | 'ask'
  | 'heldUntil'
  | 'giveUp'
  | 'paid'
  | 'whileAsked'
  | 'kept'
  | 'forfeit'
  | 'forfeitAsk'
  | 'forfeitYes';

export const DEPOSIT_WORDS: Record<Lang, Record<Word, string>> = {
  it: {
    label: 'Caparra',
    lead: 'La caparra è di {price} e si paga adesso, con carta. Se vieni, vale come parte del prezzo.',
    freeUntil: 'Se annulli entro {when} te la restituiamo per intero; se annulli dopo, o non vieni, la tratteniamo.',
    freeToStart: 'Se annulli prima dell’inizio te la restituiamo per intero; se non vieni, la tratteniamo.',
    freeNever: 'L’inizio è vicino: se annulli, o non vieni, la tratteniamo.',
    ours: 'Se non accettiamo la prenotazione, o la annulliamo noi, te la restituiamo per intero.',
    accept: 'Accetto in modo specifico la clausola sulla caparra: quando torna, e quando viene trattenuta.',
    acceptNeeded: 'Per prenotare serve accettare la clausola sulla caparra.',
    mailNeeded: 'Scrivi la tua e-mail: ti mandiamo lì la conferma di ciò che paghi.',
    changed: 'Nel frattempo la caparra è cambiata. Leggi di nuovo, e poi prenota.',
    send: 'Prenota con obbligo di pagare {price}',
    ask: 'Invia la richiesta con obbligo di pagare {price}',
    heldUntil: 'Ti teniamo il posto fino a {when}. Se non paghi si libera, e non devi nulla.',
    giveUp: 'Non prenoto più',
    paid: 'Caparra versata: {price}.',
    whileAsked:
      'Finché non ti rispondiamo puoi annullare e la caparra torna per intero; torna anche se non accettiamo.',
    kept: 'La caparra di {price} non torna, come avevi accettato.',
    forfeit: 'Annulla e lascia la caparra',
    forfeitAsk: 'Vuoi davvero annullare? È tardi per riavere la caparra: {price} non tornano.',
    forfeitYes: 'Sì, annulla senza rimborso',
  },
  en: {
    label: 'Deposit',
    lead: 'The deposit is {price}, paid now by card. If you come, it counts towards the price.',
    freeUntil: 'If you cancel by {when} we give all of it back; if you cancel later, or do not come, we keep it.',
    freeToStart: 'If you cancel before the start we give all of it back; if you do not come, we keep it.',
    freeNever: 'The start is near: if you cancel, or do not come, we keep it.',
    ours: 'If we do not accept the booking, or cancel it ourselves, we give all of it back.',
    accept: 'I specifically accept the clause on the deposit: when it comes back, and when it is kept.',
    acceptNeeded: 'To book, please accept the clause on the deposit.',
    mailNeeded: 'Write your e-mail: we send the confirmation of what you pay there.',
    changed: 'The deposit has changed meanwhile. Please read again, then book.',
    send: 'Book with obligation to pay {price}',
    ask: 'Send the request with obligation to pay {price}',
    heldUntil: 'We keep the place for you until {when}. If you do not pay, it is free again and you owe nothing.',
    giveUp: 'I do not want to book any more',
    paid: 'Deposit paid: {price}.',
    whileAsked:
      'Until we answer you can cancel and the whole deposit comes back; it also comes back if we do not accept.',
    kept: 'The deposit of {price} does not come back, as you had accepted.',
    forfeit: 'Cancel and leave the deposit',
    forfeitAsk: 'Do you really want to cancel? It is too late to have the deposit back: {price} will not come back.',
    forfeitYes: 'Yes, cancel without a refund',
  },
  es: {
    label: 'Señal',
    lead: 'La señal es de {price} y se paga ahora, con tarjeta. Si vienes, cuenta como parte del precio.',
    freeUntil: 'Si cancelas antes de {when} te la devolvemos entera; si cancelas después, o no vienes, la retenemos.',
    freeToStart: 'Si cancelas antes del inicio te la devolvemos entera; si no vienes, la retenemos.',
    freeNever: 'El inicio está cerca: si cancelas, o no vienes, la retenemos.',
    ours: 'Si no aceptamos la reserva, o la cancelamos nosotros, te la devolvemos entera.',
    accept: 'Acepto expresamente la cláusula sobre la señal: cuándo se devuelve y cuándo se retiene.',
    acceptNeeded: 'Para reservar hay que aceptar la cláusula sobre la señal.',
    mailNeeded: 'Escribe tu correo: ahí te enviamos la confirmación de lo que pagas.',
    changed: 'Mientras tanto la señal ha cambiado. Léela de nuevo y luego reserva.',
    send: 'Reservar con obligación de pagar {price}',
    ask: 'Enviar la solicitud con obligación de pagar {price}',
    heldUntil: 'Te guardamos el sitio hasta {when}. Si no pagas, queda libre y no debes nada.',
    giveUp: 'Ya no quiero reservar',
    paid: 'Señal pagada: {price}.',
    whileAsked: 'Hasta que te respondamos puedes cancelar y la señal vuelve entera; también vuelve si no aceptamos.',
    kept: 'La señal de {price} no se devuelve, como habías aceptado.',
    forfeit: 'Cancelar y dejar la señal',
    forfeitAsk: '¿Seguro que quieres cancelar? Es tarde para recuperar la señal: {price} no se devuelven.',
    forfeitYes: 'Sí, cancelar sin reembolso',
  },
  fr: {
    label: 'Arrhes',
    lead: 'Les arrhes sont de {price}, à payer maintenant par carte. Si vous venez, elles comptent dans le prix.',
    freeUntil:
      'Si vous annulez avant {when}, nous les rendons en entier ; si vous annulez plus tard, ou ne venez pas, nous les gardons.',
    freeToStart: 'Si vous annulez avant le début, nous les rendons en entier ; si vous ne venez pas, nous les gardons.',
    freeNever: 'Le début est proche : si vous annulez, ou ne venez pas, nous les gardons.',
    ours: 'Si nous n’acceptons pas la réservation, ou l’annulons nous-mêmes, nous les rendons en entier.',
    accept: 'J’accepte expressément la clause sur les arrhes : quand elles sont rendues, et quand elles sont gardées.',
    acceptNeeded: 'Pour réserver, il faut accepter la clause sur les arrhes.',
    mailNeeded: 'Écrivez votre e-mail : nous y envoyons la confirmation de ce que vous payez.',
    changed: 'Entre-temps les arrhes ont changé. Relisez, puis réservez.',
    send: 'Réserver avec obligation de payer {price}',
    ask: 'Envoyer la demande avec obligation de payer {price}',
    heldUntil: 'Nous gardons la place jusqu’à {when}. Si vous ne payez pas, elle se libère et vous ne devez rien.',
    giveUp: 'Je ne réserve plus',
    paid: 'Arrhes versées : {price}.',
    whileAsked:
      'Tant que nous n’avons pas répondu, vous pouvez annuler et les arrhes reviennent en entier ; elles reviennent aussi si nous n’acceptons pas.',
    kept: 'Les arrhes de {price} ne sont pas rendues, comme vous l’aviez accepté.',
    forfeit: 'Annuler et laisser les arrhes',
    forfeitAsk:
      'Voulez-vous vraiment annuler ? Il est trop tard pour récupérer les arrhes : {price} ne sont pas rendus.',
    forfeitYes: 'Oui, annuler sans remboursement',
  },
  el: {
    label: 'Προκαταβολή',
    lead: 'Η προκαταβολή είναι {price} και πληρώνεται τώρα, με κάρτα. Αν έρθετε, υπολογίζεται στην τιμή.',
    freeUntil:
      'Αν ακυρώσετε έως {when} σας την επιστρέφουμε ολόκληρη· αν ακυρώσετε αργότερα, ή δεν έρθετε, την κρατάμε.',
    freeToStart: 'Αν ακυρώσετε πριν από την έναρξη σας την επιστρέφουμε ολόκληρη· αν δεν έρθετε, την κρατάμε.',
    freeNever: 'Η έναρξη είναι κοντά: αν ακυρώσετε, ή δεν έρθετε, την κρατάμε.',
    ours: 'Αν δεν δεχτούμε την κράτηση, ή την ακυρώσουμε εμείς, σας την επιστρέφουμε ολόκληρη.',
    accept: 'Αποδέχομαι ρητά τον όρο για την προκαταβολή: πότε επιστρέφεται και πότε παρακρατείται.',
    acceptNeeded: 'Για να κάνετε κράτηση πρέπει να αποδεχτείτε τον όρο για την προκαταβολή.',
    mailNeeded: 'Γράψτε το e-mail σας: εκεί στέλνουμε την επιβεβαίωση όσων πληρώνετε.',
    changed: 'Στο μεταξύ η προκαταβολή άλλαξε. Διαβάστε ξανά και μετά κάντε την κράτηση.',
    send: 'Κράτηση με υποχρέωση πληρωμής {price}',
    ask: 'Αποστολή αιτήματος με υποχρέωση πληρωμής {price}',
    heldUntil: 'Σας κρατάμε τη θέση έως {when}. Αν δεν πληρώσετε ελευθερώνεται, και δεν οφείλετε τίποτα.',
    giveUp: 'Δεν θέλω πια την κράτηση',
    paid: 'Προκαταβολή που πληρώθηκε: {price}.',
    whileAsked:
      'Ώσπου να σας απαντήσουμε μπορείτε να ακυρώσετε και η προκαταβολή επιστρέφεται ολόκληρη· επιστρέφεται και αν δεν δεχτούμε.',
    kept: 'Η προκαταβολή των {price} δεν επιστρέφεται, όπως είχατε αποδεχτεί.',
    forfeit: 'Ακύρωση χωρίς την προκαταβολή',
    forfeitAsk: 'Θέλετε σίγουρα να ακυρώσετε; Είναι αργά για να επιστραφεί η προκαταβολή: {price} δεν επιστρέφονται.',
    forfeitYes: 'Ναι, ακύρωση χωρίς επιστροφή',
  },
};

/** A sentence with its {price} and {when}. */
export const depositSaid = (text: string, values: { price?: string; when?: string }): string =>
  text.replaceAll(/\{(price|when)\}/g, (_whole, key: 'price' | 'when') => values[key] ?? '');

/** Until when who cancels has it back: until it begins, no more, or a moment that is ready to print. */
export type Free = 'start' | 'never' | { when: string };
export function freeText(free: Free, lang: Lang): string {
  const words = DEPOSIT_WORDS[lang];
  if (free === 'start') return words.freeToStart;
  return free === 'never' ? words.freeNever : depositSaid(words.freeUntil, free);
}

/** All that is agreed about it, as it is read, accepted and kept. */
export const clauseOf = ({ price, free, lang }: { price: string; free: Free; lang: Lang }): string =>
  [depositSaid(DEPOSIT_WORDS[lang].lead, { price }), freeText(free, lang), DEPOSIT_WORDS[lang].ours].join(' ');
