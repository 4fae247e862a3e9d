/** gallery/index.html: sheets first, then every cell with its pictures and its faults. */
import { closePairs, faultsOf, figure, summary, type Report } from './report.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:24px;background:#f5f5f3;color:#1b1b1b}
table{border-collapse:collapse;background:#fff;font-size:14px}th,td{padding:4px 10px;border:1px solid #ddd;text-align:right}th:first-child,td:first-child{text-align:left}
.bad{color:#a3143a;font-weight:600}ul{padding-left:20px}figure{margin:0}img{display:block;max-width:100%;background:#ddd}
.cells{display:grid;grid-template-columns:repeat(auto-fill,minmax(300px,1fr));gap:24px}.pair{display:grid;grid-template-columns:3fr 1fr;gap:8px;align-items:start}
.wide{overflow-x:auto}small{color:#555}`;

export function galleryPage(report: Report): string {
  const { layouts, pages, cells } = report;
  const sheet = (name: string) =>
    `<a href="sheets/${name}.desktop.png">${name}</a> (<a href="sheets/${name}.phone.png">phone</a>)`;
  const rows = summary(report).map(
    ({ what, worst, missed, of, goal }) =>
      `<tr><td>${what}</td>${worst.map((value) => `<td>${value}</td>`).join('')}<td class="${missed > 0 ? 'bad' : ''}">${missed} of ${of}</td><td>${escaped(goal)}</td></tr>`,
  );
  const figures = cells.map((cell) => {
    const stem = `${cell.layout}/${cell.page}`;
    const picture = (kind: string) =>
      `<a href="${stem}.${kind}-full.png"><img loading="lazy" src="${stem}.${kind}.png" alt="${cell.page} in ${cell.layout}, ${kind}"></a>`;
    const faults = faultsOf(cell).map((fault) => `<li>${escaped(fault)}</li>`);
    return `<figure id="${cell.layout}-${cell.page}"><div class="pair">${picture('desktop')}${picture('phone')}</div>
<figcaption><b>${cell.layout}</b> ${cell.page} <small>${figure(cell.load.bytes.all / 1000)} kB, ${cell.load.requests} requests</small>${faults.length > 0 ? `<ul class="bad">${faults.join('')}</ul>` : ''}</figcaption></figure>`;
  });
  const near = closePairs(report).map(
    ({ page, one, other, unlikeness }) => `<li>${page}: ${one} and ${other}, ${figure(unlikeness)}</li>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Gallery of generated sites</title><style>${STYLE}</style>
<h1>${pages.length} businesses in ${layouts.length} layouts</h1><p>${report.at}. One page in all layouts: ${pages.map(sheet).join(', ')}.</p>
<p>One layout on all pages: ${layouts.map(sheet).join(', ')}.</p>
<div class="wide"><table><tr><th>worst of a layout</th>${layouts.map((layout) => `<th>${layout}</th>`).join('')}<th>missed</th><th>goal</th></tr>${rows.join('')}</table></div>
${near.length > 0 ? `<h2>Too near at 200 pixels</h2><ul class="bad">${near.join('')}</ul>` : ''}
<h2>All cells</h2><div class="cells">${figures.join('\n')}</div></html>
`;
}
