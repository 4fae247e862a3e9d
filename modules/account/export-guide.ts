import type { ExportedFile } from '../../platform/exported-file.ts';

/** What the folders of an export hold, in the words of its reader. */
const GUIDES: Record<string, [path: string, text: string]> = {
  it: [
    'LEGGIMI.txt',
    `site/      il tuo sito: carica questa cartella su qualunque spazio web e funziona, senza programmi da installare
photos/    le foto nella misura originale
data/      testi, bozza, versioni, ordine e visite in JSON, un formato che ogni programma legge
invoices/  le fatture in PDF

Il dominio si trasferisce con il suo codice: lo trovi nella pagina del tuo ordine, alla voce Domini.
`,
  ],
  en: [
    'README.txt',
    `site/      your website: put this folder on any web space and it works, with nothing to install
photos/    the photos in their original size
data/      texts, draft, versions, order and visits as JSON, a format that every program reads
invoices/  the invoices as PDF

A domain moves with its code: you find it on the page of your order, under Domains.
`,
  ],
  es: [
    'LEEME.txt',
    `site/      tu sitio web: sube esta carpeta a cualquier alojamiento y funciona, sin instalar nada
photos/    las fotos en su tamaño original
data/      textos, borrador, versiones, pedido y visitas en JSON, un formato que cualquier programa lee
invoices/  las facturas en PDF

El dominio se traslada con su código: está en la página de tu pedido, en Dominios.
`,
  ],
  fr: [
    'LISEZMOI.txt',
    `site/      votre site : déposez ce dossier sur n’importe quel hébergement, il fonctionne sans rien installer
photos/    les photos dans leur taille d’origine
data/      textes, brouillon, versions, commande et visites en JSON, un format que tous les programmes lisent
invoices/  les factures en PDF

Le domaine se transfère avec son code : vous le trouvez sur la page de votre commande, à la rubrique Domaines.
`,
  ],
  el: [
    'DIAVASTE-ME.txt',
    `site/      ο ιστότοπός σας: ανεβάστε αυτόν τον φάκελο σε οποιονδήποτε διακομιστή και λειτουργεί, χωρίς εγκατάσταση
photos/    οι φωτογραφίες στο αρχικό τους μέγεθος
data/      κείμενα, πρόχειρο, εκδόσεις, παραγγελία και επισκέψεις σε JSON, που διαβάζεται από κάθε πρόγραμμα
invoices/  τα τιμολόγια σε PDF

Το domain μεταφέρεται με τον κωδικό του: θα τον βρείτε στη σελίδα της παραγγελίας σας, στα Domain.
`,
  ],
};

/** @param locale the reader's language; Italian for any that is not ours. */
export function exportGuide(locale: string): ExportedFile {
  const [path, text] = GUIDES[locale] ?? GUIDES['it'] ?? ['', ''];
  return { path, bytes: Buffer.from(text) };
}
