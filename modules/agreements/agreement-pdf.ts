import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { createPen, LEFT, MUTED, RIGHT, type Pen } from '../../platform/pdf/pen.ts';
import { HOURS, LOCALES } from '../../site-kit/locales.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { AGREEMENT_WORDS } from './agreement-text.ts';
import { agreementOfSite } from './agreement-of-site.ts';
import type { AgreementText } from './schemas.ts';

const TOP = 56;
const END = 760;

/** What was accepted, as A4 pages in the language in which it was read. Throws agreements.none (404) before that. */
export async function agreementPdf(ctx: Ctx, { by }: { by: SiteAccess<'manage'> }): Promise<Buffer> {
  const { site, accepted } = await agreementOfSite(ctx, { by });
  if (!accepted) throw new AppError('agreements.none', { status: 404 });
  const { version, at, by: person, lang, text } = accepted;
  const words = AGREEMENT_WORDS[lang];
  const moment = new Intl.DateTimeFormat(LOCALES[lang], {
    dateStyle: 'long',
    timeStyle: 'short',
    ...HOURS,
    timeZone: 'UTC',
  });
  const said = words.accepted({ version, by: person, at: `${moment.format(new Date(at))} UTC`, site: site.url });
  const createdAt = new Date(at);
  const pen = await createPen({ title: text.title, author: ctx.config.operator.name, lang: LOCALES[lang], createdAt });
  writeText(pen, text, said);
  pen.eachPage((page, count) =>
    pen.write(words.page(page, count), RIGHT, 790, { size: 8.5, color: MUTED, align: 'right' }),
  );
  return pen.bytes();
}

type Style = NonNullable<Parameters<Pen['paragraph']>[4]>;

/** Title, the sentence on the acceptance, then what was read, a heading never alone at the end of a page. */
function writeText(pen: Pen, { title, sections }: AgreementText, said: string): void {
  let y = TOP;
  const put = (text: string, style: Style, { indent = 0, before = 0, with: more = 0 } = {}): void => {
    const x = LEFT + indent;
    const leading = style.leading ?? (style.size ?? 10) * 1.4;
    const height = pen.wrap(text, RIGHT - x, style).length * leading;
    y += before;
    if (y + height + more > END) {
      pen.doc.addPage();
      y = TOP;
    }
    y = pen.paragraph(text, x, y, RIGHT - x, style);
  };
  put(title, { face: 'title', size: 20, leading: 26 });
  put(said, { size: 10, color: MUTED }, { before: 6 });
  for (const [at, { heading, blocks }] of sections.entries()) {
    put(`${at + 1}. ${heading}`, { face: 'bold', size: 11.5 }, { before: 14, with: 40 });
    for (const block of blocks) {
      if (typeof block === 'string') put(block, {}, { before: 4 });
      else for (const item of block.list) put(`–  ${item}`, {}, { indent: 12, before: 3 });
    }
  }
}
