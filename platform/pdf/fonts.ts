// They travel inside the server bundle, so that no folder has to be found beside a built server.
const files = import.meta.glob<string>('./fonts/*.ttf', { query: '?inline', import: 'default' });

export type Face = 'text' | 'bold' | 'title';
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic'] as const;
type Script = (typeof SCRIPTS)[number];
/** Headings are our own words, in five languages. */
const HAS: Record<Face, readonly Script[]> = { text: SCRIPTS, bold: SCRIPTS, title: ['latin', 'greek'] };

let loaded: Promise<Map<string, Buffer>> | undefined;

/** Bytes of every font by "face-script", read once. */
export const fonts = (): Promise<Map<string, Buffer>> => (loaded ??= load());

async function load(): Promise<Map<string, Buffer>> {
  const found = await Promise.all(
    Object.entries(files).map(async ([path, read]) => {
      const address = await read();
      const name = path.slice(path.lastIndexOf('/') + 1, -'.ttf'.length);
      return [name, Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')] as const;
    }),
  );
  return new Map(found);
}

function scriptOf(char: string): Script | null {
  const code = char.codePointAt(0) ?? 0;
  if ((code >= 0x20 && code <= 0x7e) || (code >= 0xa0 && code <= 0xff)) return 'latin';
  if ((code >= 0x2010 && code <= 0x2026) || code === 0x202f || code === 0x20ac || code === 0x2212) return 'latin';
  if (code >= 0x100 && code <= 0x24f) return 'latin-ext';
  if (code >= 0x384 && code <= 0x3ce) return 'greek';
  return code >= 0x400 && code <= 0x45f ? 'cyrillic' : null;
}

/** Text cut where another font file has its letters. What no file has loses its accent, or becomes "?". */
export function runs(text: string, face: Face): { font: string; text: string }[] {
  const out: { font: string; text: string }[] = [];
  for (const given of text.normalize('NFC')) {
    const base = given.normalize('NFD').charAt(0);
    const char = [given, base].find((candidate) => {
      const script = scriptOf(candidate);
      return script !== null && HAS[face].includes(script);
    });
    const shown = char ?? '?';
    const font = `${face}-${scriptOf(shown) ?? 'latin'}`;
    const last = out.at(-1);
    if (last?.font === font) last.text += shown;
    else out.push({ font, text: shown });
  }
  return out;
}
