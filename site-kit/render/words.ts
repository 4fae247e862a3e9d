/** The renderer's own words, which no document carries: badge, 404, buttons of details and lightbox. */
import type { Lang } from '../document.ts';

export interface Words {
  madeWith: string;
  notFoundTitle: string;
  notFoundText: string;
  backHome: string;
  close: string;
  next: string;
  previous: string;
  more: string;
  /** {n} is the number of photos. */
  allPhotos: string;
}

export const WORDS: Record<Lang, Words> = {
  it: {
    madeWith: 'Fatto con Vetrina',
    notFoundTitle: 'Questa pagina non c’è',
    notFoundText: 'L’indirizzo è sbagliato, oppure la pagina è stata spostata.',
    backHome: 'Torna alla prima pagina',
    close: 'Chiudi',
    next: 'Avanti',
    previous: 'Indietro',
    more: 'Continua a leggere',
    allPhotos: 'Tutte le foto ({n})',
  },
  en: {
    madeWith: 'Made with Vetrina',
    notFoundTitle: 'There is no such page',
    notFoundText: 'The address is wrong, or the page has moved.',
    backHome: 'Back to the front page',
    close: 'Close',
    next: 'Next',
    previous: 'Previous',
    more: 'Read on',
    allPhotos: 'All photos ({n})',
  },
  es: {
    madeWith: 'Hecho con Vetrina',
    notFoundTitle: 'Esta página no existe',
    notFoundText: 'La dirección no es correcta o la página ha cambiado de sitio.',
    backHome: 'Volver al inicio',
    close: 'Cerrar',
    next: 'Siguiente',
    previous: 'Anterior',
    more: 'Seguir leyendo',
    allPhotos: 'Todas las fotos ({n})',
  },
  fr: {
    madeWith: 'Fait avec Vetrina',
    notFoundTitle: 'Cette page n’existe pas',
    notFoundText: 'L’adresse est erronée, ou la page a été déplacée.',
    backHome: 'Retour à l’accueil',
    close: 'Fermer',
    next: 'Suivante',
    previous: 'Précédente',
    more: 'Lire la suite',
    allPhotos: 'Toutes les photos ({n})',
  },
  el: {
    madeWith: 'Φτιάχτηκε με το Vetrina',
    notFoundTitle: 'Αυτή η σελίδα δεν υπάρχει',
    notFoundText: 'Η διεύθυνση είναι λάθος ή η σελίδα μεταφέρθηκε.',
    backHome: 'Επιστροφή στην αρχική',
    close: 'Κλείσιμο',
    next: 'Επόμενη',
    previous: 'Προηγούμενη',
    more: 'Διαβάστε περισσότερα',
    allPhotos: 'Όλες οι φωτογραφίες ({n})',
  },
};
