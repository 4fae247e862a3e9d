const messages = {
  title: 'Ripristino',
  compare: 'Confronta ora',
  comparing: 'Si chiede a ogni fornitore: può durare qualche minuto…',
  restored: 'È stata ripristinata una copia del {{when}}.',
  older: 'Questo database è più vecchio di quello che la cartella dei dati ha già visto.',
  olderOf: 'Questi dati sono del {{when}}.',
  closed:
    'Finché non premi «Riprendi» non si vende, non si fattura, non si registra e non si scrive a nessuno. I siti pubblicati restano in linea e gli avvisi dei fornitori si conservano.',
  notYet: 'Non ancora confrontato',
  notYetText:
    '«Confronta ora» chiede al gestore delle carte, all’intermediario delle fatture e al registrar che cosa hanno e qui manca. Non cambia nulla.',
  comparedAt: 'Confrontato',
  fresh: 'Vale mezz’ora.',
  none: 'Nessuna differenza da riprendere: i fornitori hanno quello che c’è qui.',
  outcomes: {
    wait: 'Impedisce di riprendere',
    task: 'Diventa un’attività',
    adopt: 'Si riprende da sé',
    know: 'Da sapere',
  },
  vendors: {
    exchange: 'Intermediario delle fatture',
    payments: 'Gestore delle carte',
    registrar: 'Registrar',
  },
  all: 'Mostra tutte ({{count}})',
  mails: 'In attesa: {{count}}',
  go: 'Riprendi',
  goTitle: 'Riprendere a vendere',
  goText:
    'I fornitori vengono interpellati ancora una volta. Se dicono lo stesso, le differenze si riprendono e il prodotto riparte; se dicono altro, non succede nulla e confronti di nuovo.',
  confirm:
    'Si riprendono da sé: {{adopt}}. Attività da svolgere: {{task}}. Poi si torna a vendere, fatturare e spedire le e-mail in attesa. Non si può annullare.',
  blocked: 'Prima devono rispondere tutti i fornitori: rimedia e confronta di nuovo.',
  runs: 'Il prodotto lavora',
  runsText:
    'L’installazione non è in ripristino: non c’è nulla da confrontare. Quello che serve da una persona è tra le attività.',
  toTasks: 'Vai alle attività',
  kinds: {
    'vendor-away': {
      title: 'Un fornitore non risponde',
      text: 'Senza di lui nessuno sa che cosa manca. Controlla chiavi e rete, poi confronta di nuovo.',
    },
    'series-behind': {
      title: 'Numerazione indietro',
      text: 'Anno e ultimo numero dato: qui → presso l’intermediario. La numerazione riparte dal più alto, così nessun numero esce due volte.',
    },
    'document-unknown': {
      title: 'Documento che qui manca',
      text: 'L’intermediario ha già il documento: la vendita lo riprende con numero e file. Una nota di credito diventa un’attività: va inserito il suo rimborso.',
    },
    'document-unreadable': {
      title: 'Documento che non dice di che vendita è',
      text: 'Nessuno sa a quale pagamento appartiene: il numero è preso. Abbinalo per giorno e importo prima di riprendere; una seconda fattura va corretta con il commercialista.',
    },
    'document-arrived': {
      title: 'Documento già arrivato',
      text: 'Qui aspetta di partire, ma l’intermediario lo ha: non viene inviato una seconda volta.',
    },
    'subscription-adopted': {
      title: 'Abbonamento venduto dopo la copia',
      text: 'Il suo ordine è qui e lo riprende: diventa pagato e va avanti.',
    },
    'subscription-unknown': {
      title: 'Abbonamento senza ordine',
      text: 'È attivo presso il gestore delle carte e qui il suo ordine non c’è. Inserisci di nuovo l’ordine, oppure restituisci il denaro.',
    },
    'subscription-moved': {
      title: 'Abbonamento cambiato nel frattempo',
      text: 'Rinnovo, fine o mancato pagamento dopo la copia: lo si segue fino allo stato di oggi.',
    },
    'subscription-missing': {
      title: 'Abbonamento che il gestore non conosce',
      text: 'Qui risulta attivo. Controlla che l’account delle carte sia quello giusto, poi chiarisci con il cliente.',
    },
    'name-adopted': {
      title: 'Dominio registrato dopo la copia',
      text: 'Un ordine di qui lo vuole e lo riprende: non si compra due volte.',
    },
    'name-unknown': {
      title: 'Dominio senza ordine',
      text: 'È nell’account del registrar e nessun ordine lo ha. Inseriscilo nel suo ordine o lascialo scadere.',
    },
    'mails-again': {
      title: 'E-mail in attesa',
      text: 'Partono dopo la ripresa. Quelle partite prima del guasto arrivano due volte: a nessuno lo si può chiedere.',
    },
    'not-knowable': {
      title: 'Quello che nessuno sa',
      text: 'E-mail, anteprime e ordini non pagati dopo questo momento sono persi; guarda anche i rimborsi presso il gestore delle carte.',
    },
  },
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    recovery: typeof messages;
  }
}
