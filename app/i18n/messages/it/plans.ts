/** What the plans are made of; which of it is drawn is said by modules/plans/features.ts. */
const messages = {
  features: {
    domain: 'Dominio .it, .com o .net, se lo vuoi, al prezzo mostrato nell’ordine',
    layouts: '{{layouts}} layout tra cui scegliere',
    mailboxes: '{{mailboxes}} caselle e-mail da {{gigabytes}} GB',
    sync: 'Si aggiorna da solo con la tua pagina',
    editor: 'Testi e foto si cambiano dal sito',
    pages: 'Fino a {{pages}} pagine scritte da te',
    texts: '{{texts}} testi scritti da noi, se li chiedi',
    languages: 'Fino a {{languages}} lingue, con le tue traduzioni',
    statistics: 'Statistiche delle visite',
    adFree: 'Nessuna pubblicità nostra',
    indexed: 'Visibile sui motori di ricerca',
    shop: 'Negozio online',
    booking: 'Prenotazioni',
    newsletter: 'Newsletter',
    extensions: 'Estensioni',
    unlimited: 'Uso senza limiti',
  },
  extra: {
    shop: 'Ordini dal sito: chi compra ritira da te o riceve a casa.',
    booking: 'Tavoli, appuntamenti, corsi e camere.',
    newsletter: 'Scrivi a chi ti ha lasciato l’indirizzo.',
    extensions: 'Altri moduli, man mano che escono.',
    unlimited: 'Nessun limite da comprare a parte.',
  },
  more: 'Tutto Premium, e i moduli di Pro.',
  'not-yet': 'Non ancora disponibili in Pro: {{list}}.',
  same: 'Oggi comprende le stesse cose di Premium.',
  includes: 'Il piano comprende: {{list}}.',
  free: 'Se amministri una pagina e lo dimostri con Facebook, puoi mettere online il suo sito gratuito: porta il nostro marchio, non è visibile ai motori di ricerca, resta online per {{free}} giorni dal tuo ultimo accesso e poi si spegne. Lo puoi spegnere in ogni momento e non devi nulla. Noi lo possiamo spegnere se viola la legge o questi termini, dicendoti perché se torni. Se poi compri un piano, il sito resta lo stesso, allo stesso indirizzo.',
  'on-mail':
    'Le {{mailboxes}} caselle e-mail, da {{gigabytes}} GB ciascuna, si aprono sul dominio registrato con noi. Ogni casella può scrivere a {{hour}} destinatari l’ora e a {{day}} al giorno; se spedisce posta indesiderata possiamo fermarne gli invii, e lo vedi nella tua area. Quando il contratto è sospeso perché il rinnovo non è pagato, le caselle continuano a ricevere ma non si aprono e non spediscono. Alla fine rifiutano la posta: per altri {{days}} giorni puoi aprirle e portare via i messaggi, poi li cancelliamo. I messaggi li trattiamo per tuo conto, solo per consegnarli, conservarli e riconoscere la posta indesiderata; nessuno di noi li legge.',
  'on-texts':
    'I testi scritti da noi sono {{texts}} per contratto. Li chiedi dalla tua area, li leggi in bozza accanto a quello che c’è e decidi tu se pubblicarli.',
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    plans: typeof messages;
  }
}
