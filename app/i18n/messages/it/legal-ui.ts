export default {
  privacy: 'Informativa sulla privacy',
  terms: 'Termini di servizio',
  cookies: 'Informativa sui cookie',
  version: 'Versione del {{date}}',
  both: 'Privacy e termini',
  loading: 'Caricamento del testo…',
  failed: 'Non siamo riusciti a caricare il testo.',
  demo: 'Documenti dimostrativi: la società è inventata. Prima di andare in produzione li rivede un legale.',
  open: 'Apri la pagina intera',
};
