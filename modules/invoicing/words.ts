import type { Lang } from '../../site-kit/names.ts';

/** The words printed on a document. */
export interface Words {
  invoice: string;
  creditNote: string;
  date: string;
  seller: string;
  buyer: string;
  vatNumber: string;
  taxCode: string;
  certifiedMail: string;
  description: string;
  quantity: string;
  /** Amount without VAT. */
  net: string;
  /** `rate`: "22 %". */
  vat: (rate: string) => string;
  total: string;
  credited: string;
  period: (from: string, to: string) => string;
  paid: (day: string) => string;
  creditFor: (number: string) => string;
  /** A year of a plan. */
  year: (name: string) => string;
  /** A plan from the change to the end of the year. */
  rest: (name: string) => string;
  /** What was paid for a plan and not used, as a credit. */
  unused: (name: string) => string;
  domain: (names: string) => string;
  /** This paper is a copy; the electronic document is the original. */
  copy: string;
  reverseCharge: string;
  oss: string;
  demo: string;
  page: (page: number, pages: number) => string;
}

const WORDS: Record<Lang, Words> = {
  it: {
    invoice: 'Fattura',
    creditNote: 'Nota di credito',
    date: 'Data',
    seller: 'Emessa da',
    buyer: 'Intestata a',
    vatNumber: 'Partita IVA',
    taxCode: 'Codice fiscale',
    certifiedMail: 'PEC',
    description: 'Descrizione',
    quantity: 'Quantità',
    net: 'Imponibile',
    vat: (rate) => `IVA ${rate}`,
    total: 'Totale',
    credited: 'Totale a credito',
    period: (from, to) => `Dal ${from} al ${to}`,
    paid: (day) => `Pagata con carta il ${day}. Non è dovuto altro.`,
    creditFor: (number) => `Rimborso sulla fattura ${number}`,
    year: (name) => `${name}, abbonamento di un anno`,
    rest: (name) => `${name}, dal cambio di piano alla fine dell’anno`,
    unused: (name) => `${name}, parte dell’anno non utilizzata`,
    domain: (names) => `Dominio ${names}, un anno`.replace(' ,', ','),
    copy: 'Copia di cortesia. L’originale è la fattura elettronica trasmessa al Sistema di Interscambio, che trovi anche nella tua area riservata dell’Agenzia delle Entrate.',
    reverseCharge: 'Operazione non soggetta a IVA, art. 7-ter DPR 633/1972: inversione contabile.',
    oss: 'IVA del Paese del cliente, versata con lo sportello unico europeo (OSS).',
    demo: 'Documento di prova di un’impresa inventata: non ha valore fiscale.',
    page: (page, pages) => `Pagina ${page} di ${pages}`,
  },
  en: {
    invoice: 'Invoice',
    creditNote: 'Credit note',
    date: 'Date',
    seller: 'From',
    buyer: 'To',
    vatNumber: 'VAT number',
    taxCode: 'Tax code',
    certifiedMail: 'Certified e-mail',
    description: 'Description',
    quantity: 'Quantity',
    net: 'Net',
    vat: (rate) => `VAT ${rate}`,
    total: 'Total',
    credited: 'Total credited',
    period: (from, to) => `From ${from} to ${to}`,
    paid: (day) => `Paid by card on ${day}. Nothing further is due.`,
    creditFor: (number) => `Refund on invoice ${number}`,
    year: (name) => `${name}, one year’s subscription`,
    rest: (name) => `${name}, from the change of plan to the end of the year`,
    unused: (name) => `${name}, unused part of the year`,
    domain: (names) => `Domain ${names}, one year`.replace(' ,', ','),
    copy: 'Courtesy copy. The original is the electronic invoice sent to the Italian exchange system (Sistema di Interscambio).',
    reverseCharge: 'Not subject to Italian VAT, art. 7-ter DPR 633/1972: reverse charge.',
    oss: 'VAT of the customer’s country, paid through the European One Stop Shop (OSS).',
    demo: 'Sample document of an invented company: it has no fiscal value.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  es: {
    invoice: 'Factura',
    creditNote: 'Factura rectificativa',
    date: 'Fecha',
    seller: 'Emitida por',
    buyer: 'A nombre de',
    vatNumber: 'NIF-IVA',
    taxCode: 'Código fiscal',
    certifiedMail: 'Correo certificado',
    description: 'Descripción',
    quantity: 'Cantidad',
    net: 'Base imponible',
    vat: (rate) => `IVA ${rate}`,
    total: 'Total',
    credited: 'Total abonado',
    period: (from, to) => `Del ${from} al ${to}`,
    paid: (day) => `Pagada con tarjeta el ${day}. No queda nada pendiente.`,
    creditFor: (number) => `Reembolso de la factura ${number}`,
    year: (name) => `${name}, suscripción de un año`,
    rest: (name) => `${name}, desde el cambio de plan hasta el final del año`,
    unused: (name) => `${name}, parte del año no utilizada`,
    domain: (names) => `Dominio ${names}, un año`.replace(' ,', ','),
    copy: 'Copia de cortesía. El original es la factura electrónica enviada al sistema italiano de intercambio (Sistema di Interscambio).',
    reverseCharge: 'Operación no sujeta a IVA italiano, art. 7-ter DPR 633/1972: inversión del sujeto pasivo.',
    oss: 'IVA del país del cliente, ingresado por la ventanilla única europea (OSS).',
    demo: 'Documento de prueba de una empresa inventada: sin valor fiscal.',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
  fr: {
    invoice: 'Facture',
    creditNote: 'Avoir',
    date: 'Date',
    seller: 'Émise par',
    buyer: 'Adressée à',
    vatNumber: 'Numéro de TVA',
    taxCode: 'Code fiscal',
    certifiedMail: 'E-mail certifié',
    description: 'Désignation',
    quantity: 'Quantité',
    net: 'Montant HT',
    vat: (rate) => `TVA ${rate}`,
    total: 'Total TTC',
    credited: 'Total de l’avoir',
    period: (from, to) => `Du ${from} au ${to}`,
    paid: (day) => `Payée par carte le ${day}. Rien d’autre n’est dû.`,
    creditFor: (number) => `Remboursement sur la facture ${number}`,
    year: (name) => `${name}, abonnement d’un an`,
    rest: (name) => `${name}, du changement de formule à la fin de l’année`,
    unused: (name) => `${name}, partie de l’année non utilisée`,
    domain: (names) => `Domaine ${names}, un an`.replace(' ,', ','),
    copy: 'Copie de courtoisie. L’original est la facture électronique transmise au système d’échange italien (Sistema di Interscambio).',
    reverseCharge: 'Opération non soumise à la TVA italienne, art. 7-ter DPR 633/1972 : autoliquidation.',
    oss: 'TVA du pays du client, versée par le guichet unique européen (OSS).',
    demo: 'Document d’essai d’une entreprise inventée : sans valeur fiscale.',
    page: (page, pages) => `Page ${page} sur ${pages}`,
  },
  el: {
    invoice: 'Τιμολόγιο',
    creditNote: 'Πιστωτικό τιμολόγιο',
    date: 'Ημερομηνία',
    seller: 'Από',
    buyer: 'Προς',
    vatNumber: 'ΑΦΜ / ΦΠΑ',
    taxCode: 'Φορολογικός κωδικός',
    certifiedMail: 'Πιστοποιημένο e-mail',
    description: 'Περιγραφή',
    quantity: 'Ποσότητα',
    net: 'Καθαρή αξία',
    vat: (rate) => `ΦΠΑ ${rate}`,
    total: 'Σύνολο',
    credited: 'Σύνολο πίστωσης',
    period: (from, to) => `Από ${from} έως ${to}`,
    paid: (day) => `Πληρώθηκε με κάρτα στις ${day}. Δεν οφείλεται τίποτε άλλο.`,
    creditFor: (number) => `Επιστροφή για το τιμολόγιο ${number}`,
    year: (name) => `${name}, συνδρομή ενός έτους`,
    rest: (name) => `${name}, από την αλλαγή πακέτου ως το τέλος του έτους`,
    unused: (name) => `${name}, μέρος του έτους που δεν χρησιμοποιήθηκε`,
    domain: (names) => `Domain ${names}, ένα έτος`.replace(' ,', ','),
    copy: 'Αντίγραφο. Το πρωτότυπο είναι το ηλεκτρονικό τιμολόγιο που στάλθηκε στο ιταλικό σύστημα ανταλλαγής (Sistema di Interscambio).',
    reverseCharge: 'Χωρίς ιταλικό ΦΠΑ, άρθρο 7-ter DPR 633/1972: αντίστροφη χρέωση.',
    oss: 'ΦΠΑ της χώρας του πελάτη, που αποδίδεται μέσω της ευρωπαϊκής υπηρεσίας μίας στάσης (OSS).',
    demo: 'Δοκιμαστικό έγγραφο μιας φανταστικής επιχείρησης: χωρίς φορολογική αξία.',
    page: (page, pages) => `Σελίδα ${page} από ${pages}`,
  },
};

export const wordsIn = (lang: Lang): Words => WORDS[lang];
