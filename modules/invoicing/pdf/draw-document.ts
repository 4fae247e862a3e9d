import { LOCALES } from '../../../site-kit/locales.ts';
import type { Lang } from '../../../site-kit/names.ts';
import { shownNames } from '../../../site-kit/shown-name.ts';
import { buyerName, type Address, type Buyer, type Seller } from '../document.ts';
import { documentNumber, type OpenDocument } from '../record-document.ts';
import { wordsIn, type Words } from '../words.ts';
import { BRAND, createPen, LEFT, LINE, MUTED, RIGHT, type Pen } from '../../../platform/pdf/pen.ts';

const ROOM = RIGHT - LEFT;
const AMOUNTS = RIGHT;
const QUANTITIES = RIGHT - 96;
const PAGE_END = 700;

/** A document as a PDF of A4 pages in its own language. The same row makes the same bytes. */
export async function drawDocument(row: OpenDocument, { demo }: { demo: boolean }): Promise<Buffer> {
  const words = wordsIn(row.lang);
  const kind = row.kind === 'invoice' ? words.invoice : words.creditNote;
  const title = `${kind} ${documentNumber(row)}`;
  const pen = await createPen({ title, author: row.seller.name, lang: LOCALES[row.lang], createdAt: row.createdAt });
  const day = dayIn(row.lang);

  drawLogo(pen);
  pen.write(kind, RIGHT, 54, { face: 'title', size: 22, align: 'right' });
  pen.write(documentNumber(row), RIGHT, 82, { face: 'bold', size: 13, align: 'right', color: BRAND });
  pen.write(`${words.date}: ${day(row.issuedOn)}`, RIGHT, 102, { align: 'right', color: MUTED });

  const half = ROOM / 2 - 16;
  const ends = [
    drawParty(pen, LEFT, half, words.seller, sellerLines(row.seller, words)),
    drawParty(pen, LEFT + half + 32, half, words.buyer, buyerLines(row.buyer, row.lang, words)),
  ];
  let y = drawHead(pen, words, Math.max(...ends) + 36);
  y = drawLines(pen, row, words, y);
  y = drawTotals(pen, row, words, y + 12);
  drawNotes(pen, row, words, y + 34);
  drawFeet(pen, words, row.seller, demo);
  return pen.bytes();
}

const money = (lang: Lang) => {
  const format = new Intl.NumberFormat(LOCALES[lang], { style: 'currency', currency: 'EUR' });
  return (cents: number) => format.format(cents / 100);
};
const dayIn = (lang: Lang) => {
  const format = new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long', timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};

function drawLogo(pen: Pen): void {
  pen.ornament(() => {
    pen.doc
      .save()
      .translate(LEFT, 52)
      .scale(36 / 48);
    pen.doc.roundedRect(0, 0, 48, 48, 12).fill(BRAND);
    pen.doc
      .path('M7 9h34v8.33a5.67 5.67 0 0 1-11.34 0 5.66 5.66 0 0 1-11.32 0A5.67 5.67 0 0 1 7 17.33z')
      .fill('#FFC94A');
    pen.doc.path('M10 26.5h8.6L24 35.8l5.4-9.3H38L28.3 42h-8.6z').fill('#FFFFFF');
    pen.doc.restore();
  });
  pen.write('vetrina', LEFT + 46, 58, { face: 'title', size: 18, color: BRAND });
}

const place = ({ street, zip, city, province, country }: Address): string[] => [
  street,
  [zip, city, country === 'IT' && province ? `(${province})` : ''].filter(Boolean).join(' '),
];
const named = (name: string, value: string): string[] => (value ? [`${name}: ${value}`] : []);

const sellerLines = (seller: Seller, words: Words): string[] => [
  seller.name,
  ...place(seller),
  ...named(words.vatNumber, seller.vat),
  seller.mail,
];
const buyerLines = (buyer: Buyer, lang: Lang, words: Words): string[] => [
  buyerName(buyer),
  ...place(buyer),
  new Intl.DisplayNames(LOCALES[lang], { type: 'region' }).of(buyer.country) ?? buyer.country,
  ...(buyer.business ? named(words.vatNumber, buyer.vat) : named(words.taxCode, buyer.taxCode)),
  ...named(words.certifiedMail, buyer.pec),
];

function drawParty(pen: Pen, x: number, room: number, label: string, lines: string[]): number {
  pen.write(label, x, 152, { size: 9, color: MUTED });
  let y = 168;
  for (const [i, line] of lines.filter(Boolean).entries()) {
    y = pen.paragraph(line, x, y, room, i === 0 ? { face: 'bold', size: 11, leading: 16 } : { leading: 14.5 });
  }
  return y;
}

function drawHead(pen: Pen, words: Words, y: number): number {
  const style = { size: 9, color: MUTED } as const;
  pen.write(words.description, LEFT, y, style);
  pen.write(words.quantity, QUANTITIES, y, { ...style, align: 'right' });
  pen.write(words.net, AMOUNTS, y, { ...style, align: 'right' });
  pen.rule(LEFT, y + 16, ROOM, BRAND, 1.25);
  return y + 16;
}

function drawLines(pen: Pen, row: OpenDocument, words: Words, start: number): number {
  const euro = money(row.lang);
  const day = dayIn(row.lang);
  let y = start;
  for (const line of row.lines) {
    if (y > PAGE_END) {
      pen.doc.addPage();
      y = drawHead(pen, words, 56);
    }
    const top = y + 11;
    // Names as people write them; the electronic document, whose letters are few, keeps the registry's form.
    y = pen.paragraph(shownNames(line.description), LEFT, top, QUANTITIES - LEFT - 72, { leading: 14.5 });
    pen.write(String(line.quantity), QUANTITIES, top, { align: 'right' });
    pen.write(euro(line.net), AMOUNTS, top, { align: 'right' });
    if (row.periodStart && row.periodEnd) {
      const period = words.period(day(row.periodStart), day(row.periodEnd));
      y = pen.paragraph(period, LEFT, y + 1, QUANTITIES - LEFT - 72, { size: 9, color: MUTED });
    }
    y += 9;
    pen.rule(LEFT, y, ROOM, LINE);
  }
  return y;
}

function drawTotals(pen: Pen, row: OpenDocument, words: Words, start: number): number {
  const euro = money(row.lang);
  const percent = new Intl.NumberFormat(LOCALES[row.lang], { style: 'percent', maximumFractionDigits: 1 });
  const left = RIGHT - 220;
  let y = start;
  if (y > PAGE_END) {
    pen.doc.addPage();
    y = 56;
  }
  for (const [name, cents] of [
    [words.net, row.net],
    [words.vat(percent.format(row.rate / 10_000)), row.vat],
  ] as const) {
    pen.write(name, left, y, { color: MUTED });
    pen.write(euro(cents), AMOUNTS, y, { align: 'right' });
    y += 19;
  }
  pen.rule(left, y + 2, RIGHT - left, BRAND, 1.25);
  pen.write(row.kind === 'invoice' ? words.total : words.credited, left, y + 12, { face: 'bold', size: 12 });
  pen.write(euro(row.gross), AMOUNTS, y + 9, { face: 'bold', size: 16, align: 'right' });
  return y + 34;
}

function drawNotes(pen: Pen, row: OpenDocument, words: Words, start: number): void {
  let y = start;
  if (row.kind === 'invoice') {
    y = pen.paragraph(words.paid(dayIn(row.lang)(row.issuedOn)), LEFT, y, ROOM, { face: 'bold' }) + 6;
  }
  const notes = [
    row.nature === 'N2.1' ? words.reverseCharge : '',
    row.nature === 'N7' ? words.oss : '',
    row.seller.country === 'IT' ? words.copy : '',
  ];
  for (const note of notes.filter(Boolean)) {
    y = pen.paragraph(note, LEFT, y, ROOM - 60, { size: 9, color: MUTED, leading: 13 }) + 4;
  }
}

function drawFeet(pen: Pen, words: Words, seller: Seller, demo: boolean): void {
  pen.eachPage((page, count) => {
    pen.rule(LEFT, 772, ROOM);
    const foot = [seller.name, `${words.vatNumber} ${seller.vat}`, seller.mail].join('  ·  ');
    pen.write(foot, LEFT, 782, { size: 8.5, color: MUTED });
    if (demo) pen.write(words.demo, LEFT, 795, { size: 8.5, color: MUTED });
    if (count > 1) pen.write(words.page(page, count), RIGHT, 782, { size: 8.5, color: MUTED, align: 'right' });
  });
}
