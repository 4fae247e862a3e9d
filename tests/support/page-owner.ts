/** People who administer pages, for tests of verbs; tests/contracts proves the wire. */
import { putOnline, type PutOnline } from '../../modules/free-sites/put-online.ts';
import type { PageLogin } from '../../modules/ordering/page-login.port.ts';
import { startPreview } from '../../modules/previews/index.server.ts';
import { AppError } from '../../platform/errors.ts';
import type { LayoutName } from '../../site-kit/names.ts';
import type { TestProduct } from './product.ts';
import { newPage } from './shopper.ts';

const RETURN = 'https://vetrina.example/manager/social/return';
let codes = 0;
/** A code as the network gives it to this person, who has full control of these pages: it works once. */
export const codeOf = (person: string, ...pages: string[]): string => `${(codes += 1)} ${person} ${pages.join(',')}`;

/** The network's login in memory. A code of `away` finds it silent; the hash of a person is their name. */
export function testLogin(): PageLogin {
  const used = new Set<string>();
  async function ownerOf(code: string) {
    await Promise.resolve();
    const [, person = '', pages = ''] = code.split(' ');
    if (person === 'away') throw new AppError('ordering.social-unavailable', { status: 503, retryable: true });
    if (person === '' || used.has(code)) throw new AppError('ordering.social-ended', { status: 400 });
    used.add(code);
    return { pageIds: pages === '' ? [] : pages.split(','), person };
  }
  return {
    startUrl: (state, back) => `https://network.example/dialog?${new URLSearchParams({ state, redirect_uri: back })}`,
    pagesOf: async (code) => ({ pageIds: (await ownerOf(code)).pageIds }),
    ownerOf,
    personToErase: (signed) => (signed.startsWith('signed ') ? [signed.slice('signed '.length)] : null),
  };
}

let networks = 0;
/** Somebody with a browser of their own who administers a page that has a preview. */
export async function newPageOwner(
  product: Pick<TestProduct, 'as' | 'drain'>,
  { page = newPage(), person = `person-of-${page}` }: { page?: string; person?: string } = {},
) {
  let secret: string | null = null;
  await startPreview(product.as(null), { id: page, locale: 'it' });
  await product.drain();
  return {
    page,
    person,
    ctx: () => product.as(secret),
    secret: () => secret ?? '',
    /** Proves the page and has its site online, from a network of its own unless one is given. */
    async putOnline(
      given: { layout?: LayoutName; network?: string; code?: string } = {},
    ): Promise<Pick<PutOnline, 'siteId' | 'done'>> {
      const { siteId, done, orderSession } = await putOnline(product.as(secret), {
        pageId: page,
        layout: given.layout ?? null,
        code: given.code ?? codeOf(person, page),
        redirectUri: RETURN,
        network: given.network ?? `network ${(networks += 1)}`,
        locale: 'it',
      });
      secret = orderSession;
      await product.drain();
      return { siteId, done };
    },
  };
}
