/** The renderer's own words, which no document carries. */
import type { Lang } from '../document.ts';

export interface OwnWords {
  madeWith: string;
  notFoundTitle: string;
  notFoundText: string;
  backHome: string;
}

export const OWN_WORDS: Record<Lang, OwnWords> = {
  it: {
    madeWith: 'Fatto con Vetrina',
    notFoundTitle: 'Questa pagina non c’è',
    notFoundText: 'L’indirizzo è sbagliato, oppure la pagina è stata spostata.',
    backHome: 'Torna alla prima pagina',
  },
  en: {
    madeWith: 'Made with Vetrina',
    notFoundTitle: 'There is no such page',
    notFoundText: 'The address is wrong, or the page has moved.',
    backHome: 'Back to the front page',
  },
  es: {
    madeWith: 'Hecho con Vetrina',
    notFoundTitle: 'Esta página no existe',
    notFoundText: 'La dirección no es correcta o la página ha cambiado de sitio.',
    backHome: 'Volver al inicio',
  },
  fr: {
    madeWith: 'Fait avec Vetrina',
    notFoundTitle: 'Cette page n’existe pas',
    notFoundText: 'L’adresse est erronée, ou la page a été déplacée.',
    backHome: 'Retour à l’accueil',
  },
  el: {
    madeWith: 'Φτιάχτηκε με τη Vetrina',
    notFoundTitle: 'Αυτή η σελίδα δεν υπάρχει',
    notFoundText: 'Η διεύθυνση είναι λάθος ή η σελίδα μεταφέρθηκε.',
    backHome: 'Επιστροφή στην αρχική',
  },
};
