import type { PaidWords } from './paid-shape.ts';

export const it: PaidWords = {
  lead: 'Scegli le quantità, paga con carta e ritira da noi. Non serve registrarsi.',
  send: 'Ordine con obbligo di pagare',
  duty: 'Con questo pulsante acquisti e ti impegni a pagare {price}. Paghi subito con carta, poi ritiri da noi.',
  payOn: 'Si paga sulla pagina di Stripe: i dati della carta non passano da questo sito.',
  mailNeeded: 'Scrivi la tua e-mail: ti mandiamo lì la conferma dell’acquisto, che la legge ti garantisce.',
  lawTitle: 'I tuoi diritti',
  withdraw:
    'Puoi recedere dal contratto entro 14 giorni da quando ritiri, senza spiegare perché: basta la pagina dell’ordine. Riporti ciò che hai ritirato, a tue spese, entro 14 giorni; ti restituiamo quanto hai pagato entro 14 giorni dal recesso, sulla stessa carta. Possiamo aspettare che la merce torni.',
  perishable: 'Non si può recedere, perché si deteriora o scade presto: {name}.',
  sealed: 'Non si può recedere se togli il sigillo, per igiene o salute: {name}.',
  custom: 'Non si può recedere, perché è fatto su misura per te: {name}.',
  guarantee:
    'Sui beni che acquisti hai la garanzia legale di conformità: chi vende risponde per almeno due anni dei difetti che c’erano già alla consegna. Puoi chiedere la riparazione o la sostituzione gratuite e, se non bastano, uno sconto o il denaro indietro.',
  pay: 'Paga {price}',
  again: 'Apri la pagina di pagamento',
  noPage: 'La pagina di pagamento non risponde. Non hai pagato nulla: riprova fra un momento.',
  notNow: 'Adesso non è stato possibile, e non è cambiato nulla: riprova fra un momento.',
  keptUntil: 'Lo teniamo da parte fino a {name}. Se non paghi, l’ordine decade e non devi nulla.',
  withdrawHere: 'Recedere dal contratto qui',
  withdrawUntil: 'Puoi recedere fino a {name}.',
  withdrawTitle: 'Recesso dall’ordine n. {n}',
  withdrawSum: 'Recedi dal contratto: ti restituiamo {price}.',
  withdrawMail: 'Mandiamo la ricevuta, con data e ora, a {name}.',
  withdrawKept: 'Restano acquistati, perché non si possono restituire: {name}.',
  withdrawYes: 'Conferma recesso',
  withdrawnOn: 'Recesso ricevuto: {name}.',
  refundBy: 'Ti restituiamo {price} entro {name}.',
  bringBack: 'Riportaci ciò che hai ritirato: il rimborso può aspettare che torni.',
  refunding: '{price} stanno tornando sulla tua carta.',
  refunded: 'Ti abbiamo restituito {price} sulla tua carta. La banca può impiegare qualche giorno.',
  maker: 'Produttore',
  stateText: {
    ready: 'Ti aspettiamo: hai già pagato.',
    'cancelled-by-owner': 'Ci dispiace: abbiamo dovuto annullarlo. Quanto hai pagato torna sulla tua carta.',
  },
};
