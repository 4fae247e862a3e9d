import PdfPages from 'pdfkit';
import { fonts, runs, type Face } from './fonts.ts';

export interface Style {
  face?: Face;
  size?: number;
  color?: string;
  /** Where `x` is. */
  align?: 'left' | 'right';
}
export const INK = '#17111F';
export const MUTED = '#5E5569';
export const BRAND = '#6A2C91';
export const LINE = '#DED6E4';

/** Where text begins and ends on a sheet. */
export const LEFT = 56;
export const RIGHT = 595.28 - LEFT;

/** Figures of one width, so that amounts stand under one another. */
const FIGURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

export type Pen = Awaited<ReturnType<typeof createPen>>;

/** Writes on A4 in points, from the top left corner, with several font files behind each face. */
export async function createPen(info: { title: string; author: string; lang: string; createdAt: Date }) {
  const doc = new PdfPages({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: info.lang,
    displayTitle: true,
    // Each text is a paragraph that a screen reader finds in the order in which it was written (ISO 14289-1, 7.1).
    tagged: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.createdAt },
  });
  for (const [name, bytes] of await fonts()) doc.registerFont(name, bytes);
  const structure = doc.struct('Document');
  doc.addStructure(structure);
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));

  function width(text: string, { face = 'text', size = 10 }: Style = {}): number {
    doc.fontSize(size);
    return runs(text, face).reduce(
      (sum, run) => sum + doc.font(run.font).widthOfString(run.text, { features: FIGURES }),
      0,
    );
  }

  function write(text: string, x: number, y: number, style: Style = {}): void {
    writeLines([text], x, y, 0, style);
  }

  /** One paragraph, whatever number of lines it takes. */
  function writeLines(lines: string[], x: number, y: number, leading: number, style: Style): void {
    const paragraph = doc.struct('P');
    structure.add(paragraph);
    for (const [at, line] of lines.entries()) {
      paragraph.add(doc.markStructureContent('P'));
      print(line, x, y + at * leading, style);
      doc.endMarkedContent();
    }
    paragraph.end();
  }

  function print(text: string, x: number, y: number, style: Style): void {
    const { face = 'text', size = 10, color = INK, align = 'left' } = style;
    let at = align === 'right' ? x - width(text, style) : x;
    doc.fontSize(size).fillColor(color);
    for (const run of runs(text, face)) {
      doc.font(run.font).text(run.text, at, y, { lineBreak: false, features: FIGURES });
      at += doc.widthOfString(run.text, { features: FIGURES });
    }
  }

  /** What says nothing and is read to nobody. */
  function ornament(draw: () => void): void {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  }

  /** Lines no wider than `room`; a word that is wider by itself is cut. What a no-break space holds together stays so. */
  function wrap(text: string, room: number, style: Style = {}): string[] {
    const lines: string[] = [];
    let line = '';
    for (const word of text.split(/[ \t\n]+/).filter(Boolean)) {
      const longer = line ? `${line} ${word}` : word;
      if (width(longer, style) <= room) {
        line = longer;
        continue;
      }
      if (line) lines.push(line);
      line = '';
      for (const char of word) {
        if (line && width(line + char, style) > room) {
          lines.push(line);
          line = '';
        }
        line += char;
      }
    }
    return line ? [...lines, line] : lines;
  }

  return {
    doc,
    width,
    write,
    wrap,
    /** Writes wrapped lines and returns where the next one would stand. */
    paragraph(text: string, x: number, y: number, room: number, style: Style & { leading?: number } = {}): number {
      const leading = style.leading ?? (style.size ?? 10) * 1.4;
      const lines = wrap(text, room, style);
      writeLines(lines, x, y, leading, style);
      return y + lines.length * leading;
    },
    rule(x: number, y: number, length: number, color = LINE, thickness = 0.75): void {
      ornament(() =>
        doc
          .moveTo(x, y)
          .lineTo(x + length, y)
          .lineWidth(thickness)
          .strokeColor(color)
          .stroke(),
      );
    },
    ornament,
    /** Once everything is written: draws on each page what depends on how many there are. */
    eachPage(draw: (page: number, count: number) => void): void {
      const { start, count } = doc.bufferedPageRange();
      for (let page = start; page < start + count; page += 1) {
        doc.switchToPage(page);
        draw(page + 1, count);
      }
    },
    async bytes(): Promise<Buffer> {
      structure.end();
      const ended = new Promise((done) => {
        doc.once('end', done);
      });
      doc.end();
      await ended;
      return Buffer.concat(chunks);
    },
  };
}
