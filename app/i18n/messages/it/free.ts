const messages = {
  prove: 'Conferma con Facebook',
  offer: {
    title: 'Online gratis, se la pagina è tua',
    lead: 'Il sito che vedi nell’anteprima, a un indirizzo gratuito. Senza pagare e senza registrarti.',
    facts: 'Com’è fatto',
    prove: 'Dimostra che la pagina è tua',
    'prove-text': 'Entra con Facebook come chi amministra la pagina. Nessun altro la può mettere online gratis.',
    accept:
      'Facebook ci dice solo quali pagine gestisci. Andando avanti accetti i <terms>termini di servizio</terms>; come trattiamo i dati è nella <privacy>pagina sulla privacy</privacy>.',
    sold: 'Questa pagina ha già un sito',
    'sold-text': 'Qualcuno lo ha comprato con un piano: chi amministra la pagina entra dalla sua area.',
    'sold-way': 'Vai alla tua area',
    plan: 'Con un piano il sito non porta il nostro marchio e si trova con i motori di ricerca, da {{price}} l’anno.',
    'plan-way': 'Scegli un piano',
    'fact-address': 'Un indirizzo che finisce con {{domain}}, pronto in pochi secondi.',
    'fact-badge': 'In fondo a ogni pagina c’è il nostro marchio.',
    'fact-search': 'I motori di ricerca non lo trovano: lo vede chi ha l’indirizzo.',
    'fact-end':
      'Resta online per {{days}} giorni dal tuo ultimo accesso con Facebook, poi si spegne. Non abbiamo la tua e-mail, quindi nessuno te lo ricorda.',
    'fact-layout':
      'Puoi cambiare layout una volta al giorno. Testi e foto sono quelli della pagina di oggi: non si modificano e non si aggiornano.',
  },
  door: {
    title: 'Il tuo sito online gratis',
    lead: 'Entra con Facebook come chi amministra la pagina: vedi come sta il sito e resta online per altri giorni.',
    means: 'Facebook ci dice solo quali pagine gestisci.',
  },
  own: {
    'state-making': 'In preparazione',
    'state-held': 'In controllo',
    'state-online': 'Online',
    'state-offline': 'Spento',
    'means-making': 'Lo stiamo componendo: bastano pochi secondi.',
    'means-held': 'Una prova di qualità non è passata: lo guarda una persona prima che vada online.',
    'means-online': 'Resta online fino al {{date}}. Chi ha l’indirizzo lo vede, i motori di ricerca no.',
    'means-offline': 'A questo indirizzo non c’è più niente. Fino al {{date}} teniamo da parte quello che mostrava.',
    'done-online': 'Fatto: il sito è tuo e resta online fino al {{date}}.',
    'done-extended': 'Fatto: resta online fino al {{date}}.',
    stay: 'Tienilo online più a lungo',
    'stay-text':
      'Ogni accesso con Facebook fa ripartire i giorni da capo. Non abbiamo la tua e-mail: segna il {{date}} sul calendario, perché nessuno te lo ricorda.',
    back: 'Rimettilo online',
    'back-text': 'Entra con Facebook: torna allo stesso indirizzo, con quello che la tua pagina dice oggi.',
    way: 'Torni qui quando vuoi da {{address}}',
    plan: 'Passa a un piano, da {{price}} l’anno',
    'plan-keeps':
      'Il sito resta questo: stesso indirizzo, stesso layout. Il nostro marchio sparisce e i motori di ricerca lo trovano.',
    'plan-way': 'Passa a un piano',
    layout: 'Layout',
    'layout-waits': 'Il sito porta {{layout}}. Ne puoi scegliere un altro dal {{moment}}.',
    'layout-once': 'Il layout si cambia una volta al giorno.',
    'layout-wear': 'Usa {{layout}}',
    'layout-done': 'Fatto: il sito passa a {{layout}} in pochi secondi.',
    offline: 'Spegni il sito',
    'offline-text':
      'L’indirizzo smette subito di rispondere, e dopo {{days}} giorni cancelliamo quello che mostrava. Lo rimetti online quando vuoi.',
    'offline-way': 'Spegni il sito',
    'offline-sure': 'Sì, spegnilo',
    'offline-keep': 'Lascialo online',
    'offline-done': 'Fatto: il sito è spento.',
  },
};
export default messages;

declare module '../../namespaces.ts' {
  interface Words {
    free: typeof messages;
  }
}
