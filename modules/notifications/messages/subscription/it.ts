import type { SubscriptionMails } from './shape.ts';

export const it: SubscriptionMails = {
  'payment-failed': {
    subject: 'Il rinnovo di {{name}} non è riuscito',
    heading: 'La banca non ha accettato il rinnovo.',
    paragraphs: [
      'Volevamo addebitare {{total}} per un altro anno del sito di {{name}}, ma la carta non è passata.',
      'Il sito resta in linea fino al {{date}}. Per non fermarlo basta cambiare carta o pagare adesso.',
    ],
    button: 'Paga o cambia carta',
    after: [],
  },
  'unpaid-reminder': {
    subject: '{{name}} va in pausa il {{date}}',
    heading: 'Il rinnovo è ancora da pagare.',
    paragraphs: [
      'Mancano {{total}} per il rinnovo del sito di {{name}}. Senza pagamento il sito va in pausa il {{date}}.',
    ],
    button: 'Paga o cambia carta',
    after: ['Hai già pagato? Allora ignora questa e-mail: ce ne accorgiamo da soli.'],
  },
  'name-at-risk': {
    subject: '{{domain}}: senza pagamento si perde dopo il {{until}}',
    heading: 'Il nome {{domain}} aspetta il pagamento.',
    paragraphs: [
      'Il nome {{domain}} scade il {{date}}. Lo rinnoviamo appena il rinnovo dell’abbonamento è pagato: non prima.',
      'Il registro ce lo permette fino al {{until}} compreso. Dopo quel giorno il nome è perso e chiunque può registrarlo.',
    ],
    button: 'Paga o cambia la carta',
    after: ['Hai già pagato? Allora ignora questa e-mail: il nome si rinnova da solo.'],
  },
  'name-lost': {
    subject: '{{domain}} non è più tuo',
    heading: 'Il nome {{domain}} è perso.',
    paragraphs: [
      'Il rinnovo non è stato pagato in tempo e il registro non accetta più di rinnovare {{domain}}.',
      'Da ora non lo paghi più. Se l’anno in corso lo comprendeva e lo paghi ancora, ti rendiamo la sua parte. Il sito resta al suo indirizzo gratuito, appena l’abbonamento è pagato.',
    ],
    button: 'Apri l’ordine',
    after: [],
  },
  'site-suspended': {
    subject: '{{name}} è in pausa',
    heading: 'Il sito è in pausa.',
    paragraphs: [
      'Chi lo apre trova una pagina di cortesia. Il contenuto e il dominio sono conservati.',
      'Appena il pagamento è a posto il sito torna in linea da solo.',
    ],
    button: 'Apri l’ordine',
    after: [],
  },
  'site-resumed': {
    subject: '{{name}} è di nuovo in linea',
    heading: 'È tutto a posto: grazie.',
    paragraphs: ['Il pagamento è arrivato e il sito di {{name}} è in linea.'],
    button: 'Apri l’ordine',
    after: [],
  },
  'renewal-notice': {
    subject: '{{name}}: l’abbonamento si rinnova il {{date}}',
    heading: 'Il rinnovo si avvicina.',
    paragraphs: [
      'Il {{date}} l’abbonamento del sito di {{name}} si rinnova per un anno a {{total}}, IVA inclusa.',
      'Se non vuoi rinnovarlo, disdici entro il {{until}}: bastano due clic nella pagina del tuo ordine.',
    ],
    button: 'Gestisci l’abbonamento',
    after: [
      'Se va bene così, non devi fare nulla.',
      'Ti scriviamo come chiede l’articolo 65-bis del Codice del consumo.',
    ],
  },
  'plan-changed': {
    subject: '{{name}}: il tuo piano ora è {{plan}}',
    heading: 'Il piano è cambiato.',
    paragraphs: ['Il sito di {{name}} ora ha il piano {{plan}}.'],
    button: 'Apri l’ordine',
    after: [],
  },
  'cancellation-scheduled': {
    subject: '{{name}}: disdetta ricevuta',
    heading: 'Abbiamo registrato la disdetta.',
    paragraphs: [
      'L’abbonamento del sito di {{name}} finisce il {{date}} e non si rinnova. Fino ad allora tutto resta com’è.',
      'Se cambi idea puoi riprenderlo con un clic entro quel giorno.',
    ],
    button: 'Apri l’ordine',
    after: [],
  },
  'subscription-ended': {
    subject: '{{name}}: l’abbonamento è finito',
    heading: 'L’abbonamento è finito.',
    paragraphs: ['Il sito di {{name}} non è più in linea. Hai 30 giorni per chiederci i tuoi contenuti.'],
    button: 'Apri l’ordine',
    after: [],
  },
  'withdrawal-receipt': {
    subject: 'Ricevuta del tuo recesso: {{name}}',
    heading: 'Abbiamo ricevuto il tuo recesso.',
    paragraphs: [
      'Il {{declared}} {{person}} ha dichiarato: «Recedo dal contratto {{contract}} per il sito di {{name}}».',
      'Ti rendiamo tutto quello che hai pagato, {{total}}, con lo stesso mezzo di pagamento, entro 14 giorni. Il sito non è più in linea.',
    ],
    button: 'Apri l’ordine',
    after: [
      'Un dominio registrato a tuo nome resta tuo fino alla sua scadenza; noi non lo rinnoviamo.',
      'Conserva questa e-mail: è la ricevuta su supporto durevole.',
    ],
  },
  'withdrawal-noted': {
    subject: 'Ricevuta della tua dichiarazione di recesso',
    heading: 'Abbiamo ricevuto la tua dichiarazione.',
    paragraphs: [
      'Il {{declared}} {{person}} ha dichiarato di recedere dal contratto «{{contract}}».',
      'Non abbiamo trovato un ordine con questo numero e questo indirizzo: una persona lo cerca e ti risponde. Vale la data di questa ricevuta.',
    ],
    button: 'Leggi i termini',
    after: ['Non sei stato tu? Rispondi a questa e-mail.'],
  },
  'refund-done': {
    subject: '{{name}}: rimborso di {{total}}',
    heading: 'Il rimborso è partito.',
    paragraphs: ['{{total}} tornano sul mezzo di pagamento che hai usato; la banca può impiegare qualche giorno.'],
    button: 'Apri l’ordine',
    after: [],
  },
  'already-sold': {
    subject: '{{name}}: ti restituiamo {{total}}',
    heading: 'Questa attività ha già il suo sito.',
    paragraphs: [
      'Nello stesso momento qualcun altro ha pagato il sito di {{name}}. Vale una sola vendita: la prima. Ti restituiamo per intero {{total}}, sul mezzo di pagamento che hai usato; la banca può impiegare qualche giorno.',
      'Non devi fare nulla, e nulla si rinnova. Se l’attività è la tua, entra con l’e-mail con cui è stato fatto l’ordine.',
    ],
    button: 'Entra',
    after: [],
  },
  'checkout-failed': {
    subject: 'Il pagamento per {{name}} non è arrivato',
    heading: 'Il pagamento non è arrivato.',
    paragraphs: [
      'Il pagamento di {{total}} con il metodo che avevi scelto non ci è arrivato. Non hai perso nulla: l’ordine è salvato.',
      'Puoi pagare in un altro modo, per esempio con la carta.',
    ],
    button: 'Riprendi l’ordine',
    after: [],
  },
};
