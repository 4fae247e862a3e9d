/** The style of a page: colours and photos of the document, faces of the layout, shared rules, the layout's own. */
import type { Lang, SiteDocument } from '../document.ts';
import { FONTS } from '../fonts/manifest.ts';
import type { FontFallback, FontFamily, FontName } from '../fonts/manifest.ts';
import type { Layout } from '../layouts/contract.ts';
import { BASE_CSS } from './base-css.ts';
import { facesOf, onceForEach } from './faces.ts';
import { photoClass } from './kit.tsx';
import { isReport } from './options.ts';
import type { RenderOptions, SitePage } from './options.ts';
import { REPORT_CSS } from './report-css.ts';

const family = (name: FontName): FontFamily => FONTS[name];

function standIn(name: FontName, { locals, weight, sizeAdjust, ascent, descent, lineGap }: FontFallback): string {
  const sources = locals.map((local) => `local("${local}")`).join(',');
  return `@font-face{font-family:"${name} fallback";font-weight:${weight};src:${sources};size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}}`;
}

/** Rules of fonts: `files[i]` stands between `texts[i]` and `texts[i + 1]`. */
interface FontRules {
  texts: string[];
  files: string[];
}

/** A font that comes late is used from the next page on: nothing that is being read moves. */
const fontRules = onceForEach((layout, lang): FontRules => {
  const rules: FontRules = { texts: [], files: [] };
  let text = '';
  for (const { name, faces } of facesOf(layout, lang)) {
    for (const { style, weight, file, range } of faces) {
      rules.texts.push(
        `${text}@font-face{font-family:"${name}";${style === 'normal' ? '' : 'font-style:italic;'}font-weight:${weight};font-display:optional;src:url("`,
      );
      rules.files.push(file);
      text = `");unicode-range:${range}}`;
    }
    text += family(name)
      .fallbacks.map((fallback) => standIn(name, fallback))
      .join('');
  }
  rules.texts.push(text);
  return rules;
});

function fontCss(layout: Layout, lang: Lang, options: RenderOptions): string {
  const { texts, files } = fontRules(layout, lang);
  return files.reduce((css, file, at) => css + options.fontUrl(file) + (texts[at + 1] ?? ''), texts[0] ?? '');
}

const stack = (name: FontName): string => `"${name}","${name} fallback",${family(name).generic}`;

function variables(doc: SiteDocument, layout: Layout): string {
  const colours = Object.entries(doc.palette).map(([role, value]) => `--${role}:${value}`);
  const fonts = [`--display:${stack(layout.fonts.display)}`, `--body:${stack(layout.fonts.body)}`];
  return `:root{${[...colours, ...fonts].join(';')}}`;
}

/**
 * A class for each photo that the body shows, instead of style attributes: the content security policy then needs no
 * 'unsafe-inline'.
 */
function photoCss(doc: SiteDocument, shown: ReadonlySet<string>): string {
  const share = (value: number) => `${Math.round(Math.min(1, Math.max(0, value)) * 100)}%`;
  return Object.values(doc.photos)
    .filter(({ id }) => shown.has(id))
    .map(
      ({ id, focal, color, scrim }) =>
        `.${photoClass(id)}{--focal:${share(focal[0])} ${share(focal[1])};--tone:${color};--scrim:${scrim.whole};--scrim-lower:${scrim.lower}}`,
    )
    .join('');
}

/** Whitespace that only people need; the rules contain no string in which it would matter. */
const squeeze = (css: string): string =>
  css
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s*\n\s*/g, '')
    .replace(/\s*([{};,])\s*/g, '$1')
    .replace(/:\s+/g, ':')
    .replace(/;\}/g, '}');

/** The rules of a layout are the same on all its pages, and squeezing them takes longer than drawing a page. */
const squeezed = new WeakMap<Layout, { site: string; report: string }>();

function rulesOf(layout: Layout, page: SitePage): string {
  let rules = squeezed.get(layout);
  if (!rules) {
    const site = squeeze(BASE_CSS + layout.css);
    squeezed.set(layout, (rules = { site, report: site + squeeze(REPORT_CSS) }));
  }
  return isReport(page) ? rules.report : rules.site;
}

/** Of the document's photos only those that are shown get a rule. */
export function pageCss(
  doc: SiteDocument,
  layout: Layout,
  options: RenderOptions,
  shown: ReadonlySet<string>,
  page: SitePage,
): string {
  return fontCss(layout, doc.lang, options) + variables(doc, layout) + photoCss(doc, shown) + rulesOf(layout, page);
}
