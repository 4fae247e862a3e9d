import type { DeliveryWords } from './delivery-shape.ts';

export const it: DeliveryWords = {
  title: 'Ordina',
  lead: 'Scegli le quantità e prenota: ritiri da noi o te lo portiamo, e paghi quando lo ricevi. Qui non paghi nulla e non serve registrarsi.',
  paidLead: 'Scegli le quantità e paga con carta: ritiri da noi o te lo portiamo. Non serve registrarsi.',
  how: 'Come lo ricevi',
  collect: 'Ritiro da noi',
  free: 'gratis',
  freeFrom: 'Gratis da {price}.',
  least: 'Si ordina a partire da {price}.',
  codes: 'Codici postali: {name}.',
  country: 'Solo in questo Paese: {name}.',
  update: 'Se cambi, premi «{name}»: vedi quanto costa e, per la consegna, dove scrivere l’indirizzo.',
  goods: 'Prodotti',
  delivery: 'Consegna',
  addressTitle: 'Dove lo portiamo',
  noteHint: 'Per esempio il nome sul campanello.',
  street: 'Via e numero',
  zip: 'Codice postale',
  town: 'Località',
  addressNote:
    'Consegniamo solo in questo Paese: {name}. L’indirizzo lo vedono chi vende e chi consegna, nessun altro.',
  send: 'Prenota la consegna',
  noDuty:
    'È una prenotazione: non sei obbligato ad acquistare. Paghi alla consegna, e finché non è partito puoi annullare.',
  duty: 'Con questo pulsante acquisti e ti impegni a pagare {price}, consegna compresa. Paghi subito con carta, poi te lo portiamo.',
  withdraw:
    'Puoi recedere dal contratto entro 14 giorni da quando ricevi la merce, senza spiegare perché: basta la pagina dell’ordine. La rimandi o la riporti, a tue spese, entro 14 giorni; ti restituiamo quanto hai pagato entro 14 giorni dal recesso, sulla stessa carta, e anche la consegna se recedi da tutto l’ordine. Possiamo aspettare che la merce torni.',
  doorWithdraw:
    'Acquisti alla consegna, e puoi recedere entro 14 giorni da quando ricevi la merce, senza spiegare perché: basta la pagina dell’ordine, o dircelo come preferisci. La rimandi o la riporti, a tue spese, entro 14 giorni; ti restituiamo quanto hai pagato entro 14 giorni dal recesso, e anche la consegna se recedi da tutto l’ordine. Possiamo aspettare che la merce torni.',
  arrives: 'Consegna prevista',
  address: 'Indirizzo',
  bringBack: 'Rimandaci o riportaci ciò che hai ricevuto: il rimborso può aspettare che torni.',
  unpaidSum:
    'Recedi dal contratto per: {name}. Non risulta ancora consegnato: se non hai pagato nulla, non devi nulla.',
  unpaid:
    'Non risultava ancora consegnato: se non hai pagato nulla, non devi nulla, e quando arriva puoi rifiutarlo. Lo avevi già ricevuto e pagato? Diccelo: ti restituiamo il denaro entro {name}.',
  leftAtDoor: 'Alla consegna paghi {price}.',
  givenBack: 'Ti abbiamo restituito {price}.',
  receiptHere: 'La ricevuta, con data e ora, resta sulla pagina dell’ordine.',
  stateText: {
    placed: 'Lo abbiamo messo da parte per te. Ti diciamo noi quando parte.',
    accepted: 'Lo stiamo preparando, poi te lo portiamo.',
    paid: 'Grazie: l’acquisto è concluso. Ti scriviamo quando parte.',
  },
  error: {
    street: 'Scrivi via e numero, senza indirizzi web.',
    zip: 'Scrivi un codice postale intero di questo Paese: {name}. Altrove non consegniamo.',
    town: 'Scrivi la località, senza indirizzi web.',
    reach: '{name}: non arriviamo a questo codice postale. Scegli un altro modo, o ritira da noi.',
    changed: 'Hai cambiato come lo ricevi: guarda il totale e conferma di nuovo.',
    gone: 'Questo modo di consegna non c’è più: scegline un altro.',
    least: '{name}: si ordina a partire da {price}.',
  },
};
