const messages = {
  title: 'Chi può modificare',
  lead: 'Chi inviti lavora sul sito e basta: non vede contratto, fatture e pagamenti.',
  of: '{{what}}: {{mail}}',
  list: {
    title: 'Chi ti aiuta',
    you: 'Tu',
    'you-may': 'Modifichi, pubblichi e decidi chi altro può.',
    none: 'Per ora modifichi solo tu.',
    waits: 'Invitato il {{day}}. Il link vale fino al {{until}}.',
    ended: 'Invitato il {{day}}. Il link è scaduto: mandane un altro.',
    seen: 'Ultima volta qui: {{day}}',
    until: 'Accesso fino al {{day}}.',
    over: 'L’accesso è finito il {{day}}.',
  },
  role: {
    title: 'Che cosa può fare',
    writer: 'Scrive',
    publisher: 'Scrive e pubblica',
    'writer-means': 'Prepara bozze. Sul sito va solo quello che pubblichi tu.',
    'publisher-means': 'Pubblica da sé e decide sulle novità della pagina.',
    said: 'Da adesso {{mail}}: {{role}}.',
  },
  again: 'Manda di nuovo il link',
  remove: {
    open: 'Togli l’accesso',
    means: '{{mail}} non potrà più modificare il sito, da subito. Quello che ha scritto resta.',
    back: 'Annulla',
    said: '{{mail}} non ha più accesso.',
  },
  invite: {
    until: 'Fino al (facoltativo)',
    title: 'Invita qualcuno',
    mail: 'E-mail',
    send: 'Manda l’invito',
    sending: 'Mando l’invito…',
    full: 'Hai invitato {{most}} persone, il massimo. Togli un accesso per invitarne un’altra.',
    said: 'Invito inviato a {{mail}}.',
  },
  support: {
    title: 'Assistenza',
    text: 'Quando ci chiedi aiuto, puoi lasciarci aprire il sito per 24 ore: guardiamo e prepariamo bozze, non pubblichiamo niente.',
    allow: 'Lascia guardare l’assistenza',
    again: 'Altre 24 ore da adesso',
    stands: 'Può guardare fino a {{moment}}.',
    opened: 'Ha aperto il sito {{moment}}.',
    end: 'Fai smettere adesso',
    'said-allow': 'L’assistenza può guardare il sito per 24 ore.',
    'said-end': 'L’assistenza non può più guardare.',
  },
  accept: {
    title: 'Ti chiedono una mano con un sito',
    text: 'Con un tocco entri e vedi il sito da modificare. Il link vale una volta sola.',
    enter: 'Accetta ed entra',
    entering: 'Apro…',
    ended: 'Questo invito non vale più',
    'ended-text': 'È già stato usato, è scaduto o è stato ritirato. Hai già accettato? Entra con il tuo indirizzo.',
    again: 'Entra con l’e-mail',
  },
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    helpers: typeof messages;
  }
}
