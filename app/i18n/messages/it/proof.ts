/** An owner shows anew who they are, before money or people’s data. */
const messages = {
  title: 'Conferma che sei tu',
  text: 'Per il denaro e i dati delle persone ti chiediamo ancora una volta chi sei. Ti mandiamo un link a {{mail}}: vale trenta minuti.',
  send: 'Mandami il link',
  sending: 'Un momento…',
  or: 'oppure',
  social: 'Conferma con Facebook',
  look: 'Controlla la posta',
  sent: 'Il link arriva a {{mail}}. Aprilo qui, in questo browser, e premi Conferma. Poi torna a questa finestra.',
  spam: 'Non lo vedi? Guarda nella posta indesiderata.',
  network: 'Conferma con Facebook nell’altra scheda. Poi torna a questa finestra.',
  kept: 'Quello che hai scritto resta.',
  'go-on': 'Ho confermato, continua',
  again: 'Ricomincia',
  'not-yet': 'Da questo browser non è ancora arrivata la conferma. Apri il link qui e premi Conferma, poi continua.',
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    proof: typeof messages;
  }
}
