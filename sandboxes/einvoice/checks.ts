/** What the exchange checks beyond the schema: the codes of its public list that sales like these can meet. */
export interface Rejection {
  code: string;
  description: string;
}
type Node = Record<string, unknown>;

const node = (value: unknown): Node => (typeof value === 'object' && value !== null ? (value as Node) : {});
const at = (from: unknown, path: string): unknown => path.split('.').reduce((here, key) => node(here)[key], from);
const text = (from: unknown, path: string): string => {
  const value = at(from, path);
  return typeof value === 'string' ? value : '';
};
const list = (value: unknown): Node[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]).map(node);
const cents = (amount: string): number => Math.round(Number(amount) * 100);

export interface ReadInvoice {
  number: string;
  day: string;
  kind: string;
  total: string;
  sellerVat: string;
  buyer: string;
  recipientCode: string;
  pec: string;
}

/** The fields by which people and sentinels know an invoice. */
export function summary(invoice: unknown): ReadInvoice {
  const general = at(invoice, 'FatturaElettronicaBody.DatiGenerali.DatiGeneraliDocumento');
  const person = at(invoice, 'FatturaElettronicaHeader.CessionarioCommittente.DatiAnagrafici.Anagrafica');
  const transmission = at(invoice, 'FatturaElettronicaHeader.DatiTrasmissione');
  return {
    number: text(general, 'Numero'),
    day: text(general, 'Data'),
    kind: text(general, 'TipoDocumento'),
    total: text(general, 'ImportoTotaleDocumento'),
    sellerVat: text(invoice, 'FatturaElettronicaHeader.CedentePrestatore.DatiAnagrafici.IdFiscaleIVA.IdCodice'),
    buyer: text(person, 'Denominazione') || `${text(person, 'Nome')} ${text(person, 'Cognome')}`.trim(),
    recipientCode: text(transmission, 'CodiceDestinatario'),
    pec: text(transmission, 'PECDestinatario'),
  };
}

/** Luhn over eleven digits. */
function isPartitaIva(code: string): boolean {
  if (!/^\d{11}$/.test(code) || /^0+$/.test(code)) return false;
  const sum = [...code].reduce((total, char, i) => {
    const value = Number(char) * (i % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** Every rejection an invoice earns; `duplicate`: another accepted one has its number; `today`: "2026-11-21". */
export function rejections(invoice: unknown, context: { duplicate: boolean; today: string }): Rejection[] {
  const found: Rejection[] = [];
  const refuse = (code: string, description: string, when: boolean) => when && found.push({ code, description });
  const read = summary(invoice);
  const seller = at(invoice, 'FatturaElettronicaHeader.CedentePrestatore.DatiAnagrafici');
  const buyer = at(invoice, 'FatturaElettronicaHeader.CessionarioCommittente.DatiAnagrafici');
  const home = text(invoice, 'FatturaElettronicaHeader.CessionarioCommittente.Sede.Nazione') === 'IT';
  const vatCountry = text(buyer, 'IdFiscaleIVA.IdPaese');
  const vat = text(buyer, 'IdFiscaleIVA.IdCodice');
  const taxCode = text(buyer, 'CodiceFiscale');
  const goods = at(invoice, 'FatturaElettronicaBody.DatiBeniServizi');
  const lines = list(at(goods, 'DettaglioLinee'));
  const sums = list(at(goods, 'DatiRiepilogo'));

  refuse('00404', 'Fattura duplicata', context.duplicate);
  refuse('00403', 'Data della fattura successiva alla data di ricezione', read.day > context.today);
  refuse('00425', 'Numero fattura non contiene caratteri numerici', !/\d/.test(read.number));
  refuse('00427', 'CodiceDestinatario di lunghezza diversa da 7 per FPR12', read.recipientCode.length !== 7);
  refuse('00313', 'CodiceDestinatario XXXXXXX per un cessionario residente', home && read.recipientCode === 'XXXXXXX');
  refuse('00301', 'IdFiscaleIVA del cedente non valido', !isPartitaIva(text(seller, 'IdFiscaleIVA.IdCodice')));
  refuse('00417', 'IdFiscaleIVA e CodiceFiscale del cessionario assenti', !vat && !taxCode);
  refuse('00305', 'IdFiscaleIVA del cessionario non valido', vatCountry === 'IT' && !isPartitaIva(vat));
  refuse(
    '00306',
    'CodiceFiscale del cessionario non valido',
    taxCode !== '' &&
      !/^[A-Z]{6}[0-9LMNP-V]{2}[A-EHLMPRST][0-9LMNP-V]{2}[A-Z][0-9LMNP-V]{3}[A-Z]$|^\d{11}$/.test(taxCode),
  );
  refuse('00471', 'Cedente uguale al cessionario', vat !== '' && vat === read.sellerVat);
  for (const line of lines) {
    const exact = Number(text(line, 'PrezzoUnitario')) * Number(text(line, 'Quantita') || 1) * 100;
    refuse('00423', 'PrezzoTotale non calcolato', Math.abs(exact - cents(text(line, 'PrezzoTotale'))) > 1);
    const zero = Number(text(line, 'AliquotaIVA')) === 0;
    refuse('00400', 'Natura assente a fronte di AliquotaIVA zero', zero && !text(line, 'Natura'));
    refuse('00401', 'Natura presente a fronte di AliquotaIVA diversa da zero', !zero && text(line, 'Natura') !== '');
  }
  for (const sum of sums) {
    const rate = text(sum, 'AliquotaIVA');
    const net = cents(text(sum, 'ImponibileImporto'));
    const own = lines.filter((line) => text(line, 'AliquotaIVA') === rate);
    const expected = own.reduce((total, line) => total + cents(text(line, 'PrezzoTotale')), 0);
    refuse('00422', 'ImponibileImporto non calcolato', expected !== net);
    refuse('00421', 'Imposta non calcolata', Math.abs((net * Number(rate)) / 100 - cents(text(sum, 'Imposta'))) > 1);
    refuse('00429', 'Natura assente nel riepilogo con AliquotaIVA zero', Number(rate) === 0 && !text(sum, 'Natura'));
    refuse(
      '00430',
      'Natura presente nel riepilogo con AliquotaIVA diversa da zero',
      Number(rate) > 0 && text(sum, 'Natura') !== '',
    );
  }
  const rates = new Set(sums.map((sum) => text(sum, 'AliquotaIVA')));
  refuse(
    '00419',
    'Riepilogo assente per una AliquotaIVA',
    !lines.every((line) => rates.has(text(line, 'AliquotaIVA'))),
  );
  refuse('00311', 'CodiceDestinatario non valido', read.recipientCode.startsWith('SCARTO'));
  return found;
}
