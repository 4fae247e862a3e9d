/** What the quality page says, in the site's language. {n} is what was measured, {limit} what is allowed. */
import type { Lang } from '../document.ts';
import type { Gate } from './report.ts';

interface QualityWords {
  title: string;
  /** {date} "25 maggio 2026". */
  lead: string;
  groups: { light: string; everyone: string; order: string; privacy: string };
  gates: Record<Gate, { name: string; says: string }>;
  /** Where the site has no photo to weigh. */
  noPhoto: string;
  fails: string;
  back: string;
}

export const QUALITY_WORDS: Record<Lang, QualityWords> = {
  it: {
    title: 'Qualità del sito',
    lead: 'Misurata sulle pagine così come sono state costruite il {date}. Un sito che non supera una di queste prove non viene pubblicato.',
    groups: { light: 'Leggero', everyone: 'Per tutti', order: 'In ordine', privacy: 'Riservato' },
    gates: {
      weight: {
        name: 'Peso',
        says: '{n} kB per la prima pagina con i suoi caratteri, senza foto. Il massimo è {limit} kB.',
      },
      requests: { name: 'Richieste', says: '{n} file bastano per vedere la prima schermata. Il massimo è {limit}.' },
      script: { name: 'Programmi', says: '{n} kB di programma in tutto. Il massimo è {limit} kB.' },
      photo: { name: 'Prima foto', says: '{n} kB, larga 1200 punti. Il massimo è {limit} kB.' },
      contrast: { name: 'Contrasto', says: 'Ogni testo ha un contrasto di almeno {n} a 1. Il minimo è {limit} a 1.' },
      alt: { name: 'Immagini descritte', says: '{n} immagini hanno un testo per chi non le vede.' },
      structure: {
        name: 'Struttura',
        says: 'Titoli, parti della pagina e nomi dei pulsanti sono in ordine per chi usa un lettore di schermo.',
      },
      overflow: {
        name: 'Schermi stretti',
        says: 'Nessuna parola e nessun riquadro esce da uno schermo largo {n} punti.',
      },
      links: { name: 'Collegamenti', says: 'Tutti i {n} collegamenti portano da qualche parte.' },
      privacy: {
        name: 'Niente da terzi',
        says: 'La pagina non carica nulla da altri e non salva nulla sul dispositivo di chi la visita.',
      },
    },
    noPhoto: 'Il sito comincia senza foto.',
    fails: 'Non superata',
    back: 'Torna al sito',
  },
  en: {
    title: 'Quality of this site',
    lead: 'Measured on the pages as they were built on {date}. A site that fails one of these checks is not published.',
    groups: { light: 'Light', everyone: 'For everyone', order: 'In order', privacy: 'Private' },
    gates: {
      weight: { name: 'Weight', says: '{n} kB for the first page with its fonts, without photos. At most {limit} kB.' },
      requests: { name: 'Requests', says: '{n} files are enough for the first screen. At most {limit}.' },
      script: { name: 'Script', says: '{n} kB of script in all. At most {limit} kB.' },
      photo: { name: 'First photo', says: '{n} kB at 1200 pixels. At most {limit} kB.' },
      contrast: {
        name: 'Contrast',
        says: 'Every text has a contrast of at least {n} to 1. The least allowed is {limit} to 1.',
      },
      alt: { name: 'Described pictures', says: '{n} pictures have a text for those who cannot see them.' },
      structure: {
        name: 'Structure',
        says: 'Headings, parts of the page and names of buttons are in order for a screen reader.',
      },
      overflow: { name: 'Narrow screens', says: 'No word and no box runs out of a screen {n} pixels wide.' },
      links: { name: 'Links', says: 'All {n} links lead somewhere.' },
      privacy: {
        name: 'Nothing from others',
        says: 'The page loads nothing from anybody else and stores nothing on a visitor’s device.',
      },
    },
    noPhoto: 'The site begins without a photo.',
    fails: 'Failed',
    back: 'Back to the site',
  },
  es: {
    title: 'Calidad del sitio',
    lead: 'Medida en las páginas tal como se construyeron el {date}. Un sitio que no supera una de estas pruebas no se publica.',
    groups: { light: 'Ligero', everyone: 'Para todos', order: 'En orden', privacy: 'Privado' },
    gates: {
      weight: { name: 'Peso', says: '{n} kB la primera página con sus fuentes, sin fotos. El máximo es {limit} kB.' },
      requests: { name: 'Peticiones', says: '{n} archivos bastan para ver la primera pantalla. El máximo es {limit}.' },
      script: { name: 'Programas', says: '{n} kB de programa en total. El máximo es {limit} kB.' },
      photo: { name: 'Primera foto', says: '{n} kB a 1200 píxeles. El máximo es {limit} kB.' },
      contrast: {
        name: 'Contraste',
        says: 'Todo texto tiene un contraste de al menos {n} a 1. El mínimo es {limit} a 1.',
      },
      alt: { name: 'Imágenes descritas', says: '{n} imágenes tienen un texto para quien no las ve.' },
      structure: {
        name: 'Estructura',
        says: 'Títulos, partes de la página y nombres de botones están en orden para un lector de pantalla.',
      },
      overflow: {
        name: 'Pantallas estrechas',
        says: 'Ninguna palabra ni recuadro se sale de una pantalla de {n} píxeles.',
      },
      links: { name: 'Enlaces', says: 'Los {n} enlaces llevan a alguna parte.' },
      privacy: {
        name: 'Nada de terceros',
        says: 'La página no carga nada de otros y no guarda nada en el dispositivo de quien la visita.',
      },
    },
    noPhoto: 'El sitio empieza sin foto.',
    fails: 'No superada',
    back: 'Volver al sitio',
  },
  fr: {
    title: 'Qualité du site',
    lead: 'Mesurée sur les pages telles qu’elles ont été construites le {date}. Un site qui échoue à l’une de ces épreuves n’est pas publié.',
    groups: { light: 'Léger', everyone: 'Pour tous', order: 'En ordre', privacy: 'Discret' },
    gates: {
      weight: {
        name: 'Poids',
        says: '{n} ko pour la première page avec ses polices, sans photos. Le maximum est de {limit} ko.',
      },
      requests: { name: 'Requêtes', says: '{n} fichiers suffisent pour le premier écran. Le maximum est de {limit}.' },
      script: { name: 'Programmes', says: '{n} ko de programme en tout. Le maximum est de {limit} ko.' },
      photo: { name: 'Première photo', says: '{n} ko à 1200 pixels. Le maximum est de {limit} ko.' },
      contrast: {
        name: 'Contraste',
        says: 'Chaque texte a un contraste d’au moins {n} pour 1. Le minimum est de {limit} pour 1.',
      },
      alt: { name: 'Images décrites', says: '{n} images ont un texte pour qui ne les voit pas.' },
      structure: {
        name: 'Structure',
        says: 'Titres, parties de la page et noms des boutons sont en ordre pour un lecteur d’écran.',
      },
      overflow: { name: 'Écrans étroits', says: 'Aucun mot ni cadre ne sort d’un écran large de {n} pixels.' },
      links: { name: 'Liens', says: 'Les {n} liens mènent tous quelque part.' },
      privacy: {
        name: 'Rien de tiers',
        says: 'La page ne charge rien d’ailleurs et n’enregistre rien sur l’appareil du visiteur.',
      },
    },
    noPhoto: 'Le site commence sans photo.',
    fails: 'Échec',
    back: 'Retour au site',
  },
  el: {
    title: 'Ποιότητα του ιστότοπου',
    lead: 'Μετρήθηκε στις σελίδες όπως κατασκευάστηκαν στις {date}. Ιστότοπος που δεν περνά έναν από αυτούς τους ελέγχους δεν δημοσιεύεται.',
    groups: { light: 'Ελαφρύς', everyone: 'Για όλους', order: 'Σε τάξη', privacy: 'Διακριτικός' },
    gates: {
      weight: {
        name: 'Βάρος',
        says: '{n} kB η πρώτη σελίδα με τις γραμματοσειρές της, χωρίς φωτογραφίες. Το όριο είναι {limit} kB.',
      },
      requests: { name: 'Αιτήματα', says: '{n} αρχεία αρκούν για την πρώτη οθόνη. Το όριο είναι {limit}.' },
      script: { name: 'Κώδικας', says: '{n} kB κώδικα συνολικά. Το όριο είναι {limit} kB.' },
      photo: { name: 'Πρώτη φωτογραφία', says: '{n} kB στα 1200 εικονοστοιχεία. Το όριο είναι {limit} kB.' },
      contrast: {
        name: 'Αντίθεση',
        says: 'Κάθε κείμενο έχει αντίθεση τουλάχιστον {n} προς 1. Το ελάχιστο είναι {limit} προς 1.',
      },
      alt: { name: 'Περιγραφές εικόνων', says: '{n} εικόνες έχουν κείμενο για όσους δεν τις βλέπουν.' },
      structure: {
        name: 'Δομή',
        says: 'Τίτλοι, μέρη της σελίδας και ονόματα κουμπιών είναι σε τάξη για τον αναγνώστη οθόνης.',
      },
      overflow: {
        name: 'Στενές οθόνες',
        says: 'Καμία λέξη και κανένα πλαίσιο δεν βγαίνει από οθόνη {n} εικονοστοιχείων.',
      },
      links: { name: 'Σύνδεσμοι', says: 'Και οι {n} σύνδεσμοι οδηγούν κάπου.' },
      privacy: {
        name: 'Τίποτα από τρίτους',
        says: 'Η σελίδα δεν φορτώνει τίποτα από άλλους και δεν αποθηκεύει τίποτα στη συσκευή του επισκέπτη.',
      },
    },
    noPhoto: 'Ο ιστότοπος αρχίζει χωρίς φωτογραφία.',
    fails: 'Δεν πέρασε',
    back: 'Επιστροφή στον ιστότοπο',
  },
};
