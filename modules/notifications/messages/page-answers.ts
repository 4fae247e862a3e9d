/** Answers that a mail about a page offers by a link each. The link shows first what it would change (digests). */
import type { Lang } from '../../../site-kit/names.ts';
import type { AnswerWords } from './words.ts';

export const brakeAnswers: Record<Lang, AnswerWords> = {
  it: {
    title: 'Le tue risposte',
    take: {
      line: 'Sì, è ancora la mia: il sito prende tutto quello che la pagina dice ora.',
      label: 'Sì, prendi tutto',
    },
    look: { line: 'Prima voglio vedere che cosa è cambiato, punto per punto.', label: 'Prima fammi guardare' },
    adopt: {
      line: 'Non è più la mia: il sito resta com’è, diventa tutto tuo e non segue più la pagina.',
      label: 'Smetti di seguire la pagina',
    },
    note: 'Questi link valgono 30 giorni e mostrano prima che cosa cambia: finché non premi sulla pagina che si apre, non succede niente.',
  },
  en: {
    title: 'Your answers',
    take: {
      line: 'Yes, it is still mine: the site takes everything that the page says now.',
      label: 'Yes, take it all',
    },
    look: { line: 'I want to see first what has changed, point by point.', label: 'Let me look first' },
    adopt: {
      line: 'It is not mine any more: the site stays as it is, is all yours and no longer follows the page.',
      label: 'Stop following the page',
    },
    note: 'These links work for 30 days and first show what changes: nothing happens until you press on the page that opens.',
  },
  es: {
    title: 'Tus respuestas',
    take: {
      line: 'Sí, sigue siendo la mía: el sitio toma todo lo que la página dice ahora.',
      label: 'Sí, tómalo todo',
    },
    look: { line: 'Antes quiero ver qué ha cambiado, punto por punto.', label: 'Quiero mirarlo antes' },
    adopt: {
      line: 'Ya no es la mía: el sitio queda como está, pasa a ser todo tuyo y deja de seguir la página.',
      label: 'Dejar de seguir la página',
    },
    note: 'Estos enlaces valen 30 días y muestran antes qué cambia: hasta que pulses en la página que se abre, no pasa nada.',
  },
  fr: {
    title: 'Vos réponses',
    take: {
      line: 'Oui, c’est toujours la mienne : le site reprend tout ce que la page dit maintenant.',
      label: 'Oui, tout reprendre',
    },
    look: { line: 'Je veux d’abord voir ce qui a changé, point par point.', label: 'Regarder d’abord' },
    adopt: {
      line: 'Ce n’est plus la mienne : le site reste tel quel, devient entièrement le vôtre et ne suit plus la page.',
      label: 'Ne plus suivre la page',
    },
    note: 'Ces liens valent 30 jours et montrent d’abord ce qui change : rien ne se passe tant que vous n’appuyez pas sur la page qui s’ouvre.',
  },
  el: {
    title: 'Οι απαντήσεις σας',
    take: {
      line: 'Ναι, είναι ακόμη δική μου: ο ιστότοπος παίρνει όλα όσα λέει τώρα η σελίδα.',
      label: 'Ναι, πάρτε τα όλα',
    },
    look: { line: 'Θέλω πρώτα να δω τι άλλαξε, ένα προς ένα.', label: 'Θέλω πρώτα να δω' },
    adopt: {
      line: 'Δεν είναι πια δική μου: ο ιστότοπος μένει όπως είναι, γίνεται όλος δικός σας και δεν ακολουθεί πια τη σελίδα.',
      label: 'Να μην ακολουθεί τη σελίδα',
    },
    note: 'Οι σύνδεσμοι αυτοί ισχύουν 30 ημέρες και δείχνουν πρώτα τι αλλάζει: δεν γίνεται τίποτα μέχρι να πατήσετε στη σελίδα που ανοίγει.',
  },
};
