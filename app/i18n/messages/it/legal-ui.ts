const messages = {
  privacy: 'Informativa sulla privacy',
  terms: 'Termini di servizio',
  cookies: 'Informativa sui cookie',
  agreement: 'Accordo sui dati dei visitatori',
  about: {
    privacy: 'Quali dati tratta Vetrina, perché, per quanto tempo e come chiederli, correggerli o cancellarli.',
    terms: 'Che cosa compri con Vetrina, quanto costa, come si disdice e come si recede entro 14 giorni.',
    cookies: 'I cookie e le memorie che Vetrina usa davvero, a che cosa servono e come cancellarli.',
    agreement: 'Che cosa concordiamo con chi ha un sito Vetrina sui dati di ospiti, clienti e lettori (art. 28 GDPR).',
  },
  version: 'Versione del {{date}}',
  both: 'Privacy e termini',
  loading: 'Caricamento del testo…',
  failed: 'Non siamo riusciti a caricare il testo.',
  demo: 'Documenti dimostrativi: la società è inventata. Prima di andare in produzione li rivede un legale.',
  open: 'Apri la pagina intera',
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    'legal-ui': typeof messages;
  }
}
