/** The renderer's own words, which no document carries. */
import type { Lang } from '../document.ts';

export interface OwnWords {
  madeWith: string;
  notFoundTitle: string;
  notFoundText: string;
  backHome: string;
  ownData: string;
}

export const OWN_WORDS: Record<Lang, OwnWords> = {
  it: {
    madeWith: 'Fatto con Vetrina',
    notFoundTitle: 'Questa pagina non c’è',
    notFoundText: 'L’indirizzo è sbagliato, oppure la pagina è stata spostata.',
    backHome: 'Torna alla prima pagina',
    ownData: 'Scarica i dati conservati su di te',
  },
  en: {
    madeWith: 'Made with Vetrina',
    notFoundTitle: 'There is no such page',
    notFoundText: 'The address is wrong, or the page has moved.',
    backHome: 'Back to the front page',
    ownData: 'Download what is kept about you',
  },
  es: {
    madeWith: 'Hecho con Vetrina',
    notFoundTitle: 'Esta página no existe',
    notFoundText: 'La dirección no es correcta o la página ha cambiado de sitio.',
    backHome: 'Volver al inicio',
    ownData: 'Descarga lo que se guarda sobre ti',
  },
  fr: {
    madeWith: 'Fait avec Vetrina',
    notFoundTitle: 'Cette page n’existe pas',
    notFoundText: 'L’adresse est erronée, ou la page a été déplacée.',
    backHome: 'Retour à l’accueil',
    ownData: 'Téléchargez ce qui est conservé sur vous',
  },
  el: {
    madeWith: 'Φτιάχτηκε με τη Vetrina',
    notFoundTitle: 'Αυτή η σελίδα δεν υπάρχει',
    notFoundText: 'Η διεύθυνση είναι λάθος ή η σελίδα μεταφέρθηκε.',
    backHome: 'Επιστροφή στην αρχική',
    ownData: 'Κατεβάστε όσα φυλάσσονται για εσάς',
  },
};
