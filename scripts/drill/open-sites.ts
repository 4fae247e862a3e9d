/** Sites of a restored installation, opened as a visitor would. */
import { request } from 'node:http';

/** Of one page: what it shows first. */
const MOST_FILES = 20;
const PATIENCE_MS = 20_000;

/** Status 0: nobody answers. */
export function askSite(port: number, host: string, path: string): Promise<{ status: number; text: string }> {
  return new Promise((done) => {
    const call = request({ host: '127.0.0.1', port, path, headers: { host }, timeout: PATIENCE_MS });
    call.once('response', (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', () => done({ status: 0, text: '' }));
      answer.once('end', () => done({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() }));
    });
    call.once('timeout', () => call.destroy());
    call.once('error', () => done({ status: 0, text: '' }));
    call.end();
  });
}

const addressesIn = (page: string): string[] =>
  [...new Set(Array.from(page.matchAll(/(?:src|href)="(\/[^"#?]*)"/g), ([, path = '']) => path))].slice(0, MOST_FILES);

/** Opens the page of a site under each of its hosts (one may lead to another), and what the page names. Returns what is wrong, in words. */
export async function openSite(port: number, hosts: readonly string[]): Promise<string[]> {
  const wrong: string[] = [];
  let opened = false;
  for (const host of hosts) {
    const { status, text } = await askSite(port, host, '/');
    if (status !== 200 && status !== 308) wrong.push(`${host}: ${status}`);
    if (status !== 200) continue;
    opened = true;
    if (!text.includes('</html>')) wrong.push(`${host}: no whole page`);
    for (const path of addressesIn(text)) {
      const file = await askSite(port, host, path);
      if (file.status !== 200 && file.status !== 308) wrong.push(`${host}${path}: ${file.status}`);
    }
  }
  return opened || wrong.length > 0 ? wrong : [`${hosts.join(', ')}: every one leads elsewhere`];
}
