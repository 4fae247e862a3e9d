import { OWN_WORDS } from '../render/words.ts';
import type { NewsWords } from './shape.ts';

export const it: NewsWords = {
  title: 'Newsletter',
  lead: 'Le novità di {name} per e-mail. Prima di scriverti ti chiediamo di confermare.',
  codeTitle: 'Controlla la posta',
  codeText:
    'Se questo indirizzo non è già iscritto, ti abbiamo appena scritto: nell’oggetto dell’e-mail c’è un codice di sei cifre. Scrivilo qui, oppure apri il link che trovi nell’e-mail.',
  codeHint: 'Non arriva nulla? Guarda nella posta indesiderata. Il codice vale mezz’ora, il link sette giorni.',
  codeLabel: 'Codice di sei cifre',
  codeSend: 'Conferma',
  codeWrong:
    'Questo codice non vale: non è giusto, è scaduto o è stato provato troppe volte. Riscrivilo, o usa il link dell’e-mail.',
  mailWrong: 'Questo indirizzo e-mail non è completo. Si scrive così: nome@esempio.it.',
  errorTitle: 'Non sei ancora iscritto. Controlla:',
  yesTitle: 'Vuoi ricevere la newsletter?',
  yesText:
    'Se premi il pulsante, {name} ti scriverà a questo indirizzo. Se non l’hai chiesto tu, chiudi la pagina: non ti scriverà nessuno.',
  yesButton: 'Sì, voglio riceverla',
  doneTitle: 'Iscrizione confermata',
  doneText: 'Grazie: riceverai la newsletter di {name}. In ogni e-mail c’è un link per uscire.',
  offTitle: 'Non vuoi più la newsletter?',
  offText: 'Se premi il pulsante, {name} non ti scriverà più a questo indirizzo.',
  offButton: 'Non scrivermi più',
  leftTitle: 'Non ti scriveremo più',
  leftText: 'Il tuo indirizzo è uscito dalla lista. Se cambi idea puoi iscriverti di nuovo.',
  eraseText: 'Dell’iscrizione resta la prova, con il tuo indirizzo cifrato. Puoi far cancellare anche quello.',
  eraseButton: 'Cancella il mio indirizzo',
  erasedTitle: 'Indirizzo cancellato',
  erasedText: 'Di te non resta nessun indirizzo: solo un codice che ci impedisce di scriverti per errore.',
  closedTitle: 'Adesso non ci si può iscrivere',
  closedText: 'Le iscrizioni alla newsletter di {name} sono chiuse. Chi è già iscritto può sempre uscire.',
  newsTitle: 'Novità',
  eventsTitle: 'Prossimi eventi',
  closedDays: 'Orari particolari',
  productsTitle: 'Da ordinare sul sito',
  isNew: 'Novità',
  isReduced: 'Prezzo ridotto',
  seeProduct: 'Vedi sul sito',
  read: 'Leggi tutto',
  toSite: 'Apri il sito',
  unsubscribe: 'Non voglio più ricevere questa e-mail',
  footer:
    'Ricevi questa e-mail perché ti sei iscritto alla newsletter sul sito di {name}. Non contiene nulla che dica se l’hai aperta.',
  subject: 'Le novità di {name}',
  welcome: 'Benvenuti nella newsletter di {name}',
  backHome: OWN_WORDS.it.backHome,
};
