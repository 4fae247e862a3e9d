import type { ExportedFile } from '../../../platform/exported-file.ts';

/** What lies in the file of a box, in the words of its reader. */
const GUIDES: Record<string, [path: string, text: string]> = {
  it: [
    'LEGGIMI.txt',
    `mail/          i messaggi: un file per ogni cartella, nel formato mbox (mboxrd), che si apre con quasi tutti i programmi di posta
settings.json  risposta automatica, alias, telefoni e computer, inoltri
contents.json  quanti messaggi ci sono in ogni file: se manca, lo scaricamento si è interrotto e va ripetuto

Per leggerli: in Thunderbird metti i file nelle Cartelle locali (componente ImportExportTools NG), in Apple Mail scegli
File > Importa caselle > File nel formato mbox. Ogni programma che legge mbox va bene.
`,
  ],
  en: [
    'README.txt',
    `mail/          the messages: one file for each folder, in the mbox format (mboxrd), which nearly every mail program opens
settings.json  automatic reply, aliases, phones and computers, forwarding
contents.json  how many messages each file holds: if it is missing, the download was interrupted and must be repeated

To read them: in Thunderbird put the files into the Local Folders (add-on ImportExportTools NG), in Apple Mail choose
File > Import Mailboxes > Files in mbox format. Every program that reads mbox will do.
`,
  ],
  es: [
    'LEEME.txt',
    `mail/          los mensajes: un archivo por carpeta, en formato mbox (mboxrd), que abren casi todos los programas de correo
settings.json  respuesta automática, alias, teléfonos y ordenadores, reenvíos
contents.json  cuántos mensajes hay en cada archivo: si falta, la descarga se interrumpió y hay que repetirla

Para leerlos: en Thunderbird ponga los archivos en las Carpetas locales (complemento ImportExportTools NG), en Apple Mail elija
Archivo > Importar buzones > Archivos en formato mbox. Sirve cualquier programa que lea mbox.
`,
  ],
  fr: [
    'LISEZMOI.txt',
    `mail/          les messages : un fichier par dossier, au format mbox (mboxrd), que presque tous les logiciels de messagerie ouvrent
settings.json  réponse automatique, alias, téléphones et ordinateurs, transferts
contents.json  combien de messages contient chaque fichier : s’il manque, le téléchargement s’est interrompu et il faut le refaire

Pour les lire : dans Thunderbird, mettez les fichiers dans les Dossiers locaux (module ImportExportTools NG) ; dans Apple Mail,
choisissez Fichier > Importer des boîtes aux lettres > Fichiers au format mbox. Tout logiciel qui lit le mbox convient.
`,
  ],
  el: [
    'DIAVASTE-ME.txt',
    `mail/          τα μηνύματα: ένα αρχείο για κάθε φάκελο, σε μορφή mbox (mboxrd), που ανοίγει σχεδόν κάθε πρόγραμμα αλληλογραφίας
settings.json  αυτόματη απάντηση, ψευδώνυμα, τηλέφωνα και υπολογιστές, προωθήσεις
contents.json  πόσα μηνύματα έχει κάθε αρχείο: αν λείπει, η λήψη διακόπηκε και πρέπει να επαναληφθεί

Για να τα διαβάσετε: στο Thunderbird βάλτε τα αρχεία στους Τοπικούς φακέλους (πρόσθετο ImportExportTools NG), στο Apple Mail
επιλέξτε Αρχείο > Εισαγωγή θυρίδων > Αρχεία σε μορφή mbox. Κάνει κάθε πρόγραμμα που διαβάζει mbox.
`,
  ],
};

/** @param locale the reader's language; Italian for any that is not ours. */
export function takeGuide(locale: string): ExportedFile {
  const [path, text] = GUIDES[locale] ?? GUIDES['it'] ?? ['', ''];
  return { path, bytes: Buffer.from(text) };
}
