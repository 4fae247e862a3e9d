import type { Lang } from '../../site-kit/names.ts';

/** The words of the register of takings, on paper and in a spreadsheet. */
interface RegisterWords {
  title: string;
  /** What the amounts are. */
  note: string;
  day: string;
  rate: string;
  takings: string;
  refunds: string;
  net: string;
  currency: string;
  /** Numbers of the orders. */
  orders: string;
  /** Of a month, at one rate: "Total at 10 %". */
  total: (rate: string) => string;
  nothing: string;
  page: (page: number, count: number) => string;
}

export const REGISTER_WORDS: Record<Lang, RegisterWords> = {
  it: {
    title: 'Registro dei corrispettivi',
    note: 'Importi pagati con carta sul sito, consegna e IVA incluse; i rimborsi sono negativi.',
    day: 'Giorno',
    rate: 'Aliquota',
    takings: 'Incassi',
    refunds: 'Rimborsi',
    net: 'Netto',
    currency: 'Valuta',
    orders: 'Ordini',
    total: (rate) => `Totale al ${rate}`,
    nothing: 'In questo mese non ci sono incassi.',
    page: (page, count) => `Pagina ${page} di ${count}`,
  },
  en: {
    title: 'Register of takings',
    note: 'Amounts paid by card on the site, delivery and VAT included; refunds are negative.',
    day: 'Day',
    rate: 'VAT rate',
    takings: 'Takings',
    refunds: 'Refunds',
    net: 'Net',
    currency: 'Currency',
    orders: 'Orders',
    total: (rate) => `Total at ${rate}`,
    nothing: 'There were no takings in this month.',
    page: (page, count) => `Page ${page} of ${count}`,
  },
  es: {
    title: 'Registro de ventas',
    note: 'Importes pagados con tarjeta en el sitio, entrega e IVA incluidos; los reembolsos son negativos.',
    day: 'Día',
    rate: 'Tipo de IVA',
    takings: 'Cobros',
    refunds: 'Reembolsos',
    net: 'Neto',
    currency: 'Moneda',
    orders: 'Pedidos',
    total: (rate) => `Total al ${rate}`,
    nothing: 'En este mes no hay cobros.',
    page: (page, count) => `Página ${page} de ${count}`,
  },
  fr: {
    title: 'Registre des recettes',
    note: 'Montants payés par carte sur le site, livraison et TVA comprises\u00a0; les remboursements sont négatifs.',
    day: 'Jour',
    rate: 'Taux de TVA',
    takings: 'Recettes',
    refunds: 'Remboursements',
    net: 'Net',
    currency: 'Devise',
    orders: 'Commandes',
    total: (rate) => `Total à ${rate}`,
    nothing: 'Il n’y a pas de recettes ce mois-ci.',
    page: (page, count) => `Page ${page} sur ${count}`,
  },
  el: {
    title: 'Βιβλίο εισπράξεων',
    note: 'Ποσά που πληρώθηκαν με κάρτα στον ιστότοπο, με παράδοση και ΦΠΑ· οι επιστροφές είναι αρνητικές.',
    day: 'Ημέρα',
    rate: 'Συντελεστής ΦΠΑ',
    takings: 'Εισπράξεις',
    refunds: 'Επιστροφές',
    net: 'Καθαρό',
    currency: 'Νόμισμα',
    orders: 'Παραγγελίες',
    total: (rate) => `Σύνολο με ${rate}`,
    nothing: 'Δεν υπάρχουν εισπράξεις αυτόν τον μήνα.',
    page: (page, count) => `Σελίδα ${page} από ${count}`,
  },
};
