const messages = {
  title: 'Le lingue del sito',
  'to-edit': 'Torna a modifica il sito',
  'to-list': 'Tutte le lingue',
  lead: 'Il tuo sito parla {{main}}. Accendi un’altra lingua: orari, prezzi, indirizzo e pulsanti vengono da soli, le tue frasi le scrivi tu. I visitatori scelgono in alto nella pagina.',
  progress: 'Tradotto {{done}} di {{all}}.',
  'stale-count_one': '{{count}} da rivedere.',
  'stale-count_other': '{{count}} da rivedere.',
  listed: 'È completa abbastanza: anche i motori di ricerca la mostrano.',
  unlisted:
    'I visitatori la leggono, i motori di ricerca non la mostrano ancora. Servono il titolo principale, la frase d’apertura, i titoli e il 60 % delle parole: ora sono il {{share}} %.',
  translate: 'Traduci in {{lang}}',
  full_one: 'Il tuo piano comprende {{count}} lingua oltre alla principale.',
  full_other: 'Il tuo piano comprende {{count}} lingue oltre alla principale.',
  'pages-stay': 'Le pagine che hai aggiunto restano in {{main}}: dalle altre lingue il menu porta lì.',
  'missing-means':
    'Quello che manca non blocca niente: al posto del titolo c’è una frase standard, i piatti e le novità restano in {{main}}, il resto non si vede.',
  off: 'Questa lingua non è attiva sul sito: accendila dall’elenco.',
  nothing: 'Qui non c’è niente da tradurre: viene tutto da solo.',
  photos: 'Descrizioni delle foto',
  state: { done: 'Tradotto', missing: 'Manca', stale: 'Da rivedere' },
  states: { done: 'tradotti', missing: 'mancano', stale: 'da rivedere' },
  next: 'Vai al prossimo',
  'all-done': 'Hai tradotto tutto.',
  in: 'in {{lang}}',
  'stale-text': 'Il testo sul sito è cambiato. Finché non confermi, questa traduzione non si vede.',
  confirm: 'Va ancora bene',
  same: 'Lascia come l’originale',
  parts: { name: 'nome', detail: 'dettagli', group: 'gruppo {{number}}' },
  lacks: {
    name: 'Manca il nome: senza, la traduzione non vale.',
    groups: 'Traduci i titoli di tutti i gruppi: valgono insieme.',
  },
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    languages: typeof messages;
  }
}
