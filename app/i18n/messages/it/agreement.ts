const messages = {
  title: 'Accordo sui dati dei visitatori',
  lead: 'Ospiti, clienti e lettori lasciano dati sul tuo sito. Sono tuoi, e noi li trattiamo per te: la legge vuole che ci accordiamo per iscritto (art. 28 GDPR).',
  accept: 'Ho letto e accetto l’<text>accordo sui dati dei miei visitatori</text>.',
  first: 'Metti prima la spunta all’accordo: senza, non possiamo conservare dati per te.',
  owner: 'Prima chi ha il contratto deve accettare l’accordo sui dati dei visitatori: mandagli questa pagina.',
  press: 'Accetto',
  anew: 'C’è una nuova versione dell’accordo sui dati dei visitatori.',
  accepted: 'Accettato il {{day}} da {{by}}, versione {{version}}.',
  'not-yet':
    'Non l’hai ancora accettato: te lo chiediamo quando attivi prenotazioni, negozio o newsletter, e per e-mail se sono già attivi.',
  said: 'Accettato: lo trovi sempre qui.',
  download: 'Scarica il PDF',
  see: 'Accordo sui dati dei visitatori',
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    agreement: typeof messages;
  }
}
