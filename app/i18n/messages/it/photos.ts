const messages = {
  title: 'Foto',
  'to-list': 'Tutti i campi del sito',
  lead: 'Aggiungi foto dal telefono, mettile in ordine, scegli la prima. Tutto si salva nella bozza; i visitatori lo vedono quando pubblichi.',
  'under-way_one': '{{count}} foto in viaggio',
  'under-way_other': '{{count}} foto in viaggio',
  'all-there': 'Tutte le foto sono arrivate.',
  uploads: {
    title: 'In arrivo',
    waits: 'In attesa.',
    sends: 'Si carica: {{percent}} %',
    arrives: 'Arrivata: la stiamo preparando.',
    fails: 'Non è partita, riproviamo da soli.',
    refused: 'Non aggiunta.',
    see: 'Guardala',
    retry: 'Riprova ora',
    'retry-named': 'Riprova ora: {{name}}',
    cancel: 'Annulla',
    'cancel-named': 'Annulla: {{name}}',
    remove: 'Togli dall’elenco',
    'remove-named': 'Togli dall’elenco: {{name}}',
  },
  mute: {
    title_one: 'Una foto è senza descrizione',
    title_other: '{{count}} foto sono senza descrizione',
    means: 'La legge chi non vede la foto, e la trova chi cerca.',
    begin: 'Descrivile una dopo l’altra',
  },
  shown: 'Sul sito',
  'order-hint': 'Tocca una foto per descriverla o spostarla. Tieni premuto per prenderla, poi tocca dove va.',
  held: 'Presa: tocca il posto dove deve andare.',
  moved: 'Spostata: posto {{number}} di {{of}}.',
  add: 'Aggiungi',
  most: 'La galleria ne mostra {{count}}: le altre restano qui, per quando le porti avanti.',
  away: 'Nascoste',
  'away-tile': 'Nascosta',
  first: 'Prima schermata',
  tile: '{{place}}: {{alt}}',
  'no-alt': 'senza descrizione',
  sheet: {
    title: 'Foto {{number}}',
    alt: 'Che cosa si vede',
    'alt-why': '(letto a voce, trovato da chi cerca)',
    first: 'Prima schermata',
    hide: 'Nascondi',
    back: 'Rimetti sul sito',
    remove: 'Togli dalla bozza',
    next: 'Avanti',
    done: 'Fine',
  },
  focal: {
    title: 'Il centro: resta in vista dove la foto viene tagliata',
    now: 'Centro a {{left}} % da sinistra, {{top}} % dall’alto.',
    left: 'Centro più a sinistra',
    up: 'Centro più in alto',
    down: 'Centro più in basso',
    right: 'Centro più a destra',
  },
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    photos: typeof messages;
  }
}
