/** What a browser holds of ours, against what the cookie policy lists (R4). */
import type { BrowserContext } from 'playwright-core';
import cookies from '../../../app/routes/legal/texts/it/cookies.ts';
import { testConfig } from '../../support/context.ts';

/** Every name in the first column of the policy's list; a cookie's without the prefix that it has over HTTPS only. */
const LISTED: readonly string[] = cookies(testConfig().operator)
  .sections.flatMap(({ blocks }) => blocks)
  .flatMap((block) => (typeof block === 'object' && 'table' in block ? block.table.rows : []))
  .flatMap(([names = '']) => names.split(', '))
  .map((name) => name.replace('__Host-', ''));

const isListed = (name: string) => LISTED.some((listed) => name === listed || name.startsWith(`${listed}.`));
const isOurs = (host: string) => host === 'localhost' || host.endsWith('.localhost');

/** Names of cookies and storage that our pages left in this browser and that the policy does not list. */
export async function storedUnlisted(context: BrowserContext): Promise<string[]> {
  const kept = await Promise.all(
    context
      .pages()
      .map(async (page) =>
        !page.isClosed() && URL.canParse(page.url()) && isOurs(new URL(page.url()).hostname)
          ? page
              .evaluate(async () => [
                ...Object.keys(localStorage),
                ...Object.keys(sessionStorage),
                ...(await indexedDB.databases()).flatMap(({ name }) => name ?? []),
              ])
              .catch(() => [])
          : [],
      ),
  );
  const names = (await context.cookies()).filter(({ domain }) => isOurs(domain)).map(({ name }) => name);
  return [...new Set([...kept.flat(), ...names])].filter((name) => !isListed(name));
}
