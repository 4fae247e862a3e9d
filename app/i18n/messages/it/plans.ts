/** What the plans are made of; which of it is drawn is said by modules/plans/features.rules.ts. */
export default {
  features: {
    domain: 'Dominio .it, .com o .net, se lo vuoi, al prezzo mostrato nell’ordine',
    layouts: '{{layouts}} layout tra cui scegliere',
    mailboxes: '{{mailboxes}} caselle e-mail da {{gigabytes}} GB',
    sync: 'Si aggiorna da solo con la tua pagina',
    pages: 'Pagine in più, scritte da te',
    stats: 'Statistiche delle visite',
    'no-ad': 'Nessuna pubblicità nostra',
    indexing: 'Visibile sui motori di ricerca',
    ecommerce: 'Negozio online',
    booking: 'Prenotazioni',
    newsletter: 'Newsletter',
    extensions: 'Estensioni',
  },
  extra: {
    ecommerce: 'Vendi dal sito, con pagamento e ritiro.',
    booking: 'Tavoli e appuntamenti, negli orari liberi.',
    newsletter: 'Scrivi a chi ti ha lasciato l’indirizzo.',
    extensions: 'Altri moduli, man mano che escono.',
  },
  more: 'Tutto Premium, e i moduli di Pro.',
  'not-yet': 'Non ancora disponibili in Pro: {{list}}.',
  same: 'Oggi comprende le stesse cose di Premium.',
};
