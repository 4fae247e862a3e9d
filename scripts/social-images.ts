/**
 * Draws the pictures that are shown where a link is shared (1200 × 630), one for the product and one for each campaign,
 * with our own fonts in a browser. Run by hand after a campaign's words change: `node scripts/social-images.ts`.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { CAMPAIGNS } from '../app/routes/campaign/campaigns.ts';
import { BROWSER_FLAGS, ensureBrowser } from './browser.ts';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'public/social');
const FONTS = join(ROOT, 'site-kit/fonts');
const LOGO = readFileSync(join(ROOT, 'public/favicon.svg'), 'utf8');

const faces = readdirSync(FONTS)
  .filter((file) => /^geologica-(latin|greek)-normal\./.test(file))
  .map((file) => {
    const range = file.includes('greek') ? 'U+0370-03FF' : 'U+0020-024F, U+2000-206F, U+20AC';
    const data = readFileSync(join(FONTS, file)).toString('base64');
    return `@font-face{font-family:G;font-weight:400 700;unicode-range:${range};src:url(data:font/woff2;base64,${data})}`;
  })
  .join('');

const page = (lang: string, words: string) => `<!doctype html><html lang="${lang}"><meta charset="utf-8"><style>${faces}
*{margin:0;box-sizing:border-box}body{width:1200px;height:630px;background:#6a2c91;color:#fff;font-family:G;display:flex;flex-direction:column;justify-content:space-between}
.awning{height:88px;background:repeating-linear-gradient(90deg,#ffc94a 0 100px,#fbf8f3 100px 200px);border-radius:0 0 0 0;-webkit-mask:radial-gradient(50px at 50px 0,#000 98%,#0000) 0 38px/100px 50px repeat-x,linear-gradient(#000 0 0) 0 0/100% 39px no-repeat}
h1{padding:0 80px;font-size:84px;font-weight:650;letter-spacing:-.035em;line-height:1.08;white-space:pre-line;text-wrap:balance}
footer{display:flex;align-items:center;gap:20px;padding:0 80px 56px;font-size:52px;font-weight:650;letter-spacing:-.045em}
svg{width:76px;height:76px}</style><div class="awning"></div><h1></h1><footer>${LOGO}<span>vetrina</span></footer>
<script>document.querySelector('h1').textContent=${JSON.stringify(words)}</script></html>`;

const executablePath = ensureBrowser();
if (!executablePath) process.exit(1);
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
mkdirSync(OUT, { recursive: true });
const pictures = [
  { name: 'vetrina', lang: 'it', picture: 'La tua pagina Facebook,\ndiventata un sito.' },
  ...CAMPAIGNS,
];
for (const { name, lang, picture } of pictures) {
  await tab.setContent(page(lang, picture));
  await tab.evaluate(async () => {
    await document.fonts.ready;
  });
  const png = await sharp(await tab.screenshot())
    .png({ palette: true, colours: 64, compressionLevel: 9 })
    .toBuffer();
  writeFileSync(join(OUT, `${name}.png`), png);
  console.log(`${name}.png ${Math.round(png.length / 1000)} kB`);
}
await browser.close();
