/** People who administer pages and put them online for free. */
import { putOnline, type PutOnline } from '../../modules/free-sites/put-online.ts';
import { startPreview } from '../../modules/previews/index.server.ts';
import type { LayoutName } from '../../site-kit/names.ts';
import { codeOf } from './page-login.ts';
import type { TestProduct } from './product.ts';
import { newPage } from './shopper.ts';

const RETURN = 'https://vetrina.example/manager/social/return';
let networks = 0;
/** Somebody with a browser of their own who administers a page that has a preview. */
export async function newPageOwner(
  product: Pick<TestProduct, 'as' | 'drain'>,
  { page = newPage(), person = `person-of-${page}` }: { page?: string; person?: string } = {},
) {
  let secret: string | null = null;
  /** Looks at the preview, as somebody who wants the page online does. */
  async function look(): Promise<void> {
    await startPreview(product.as(null), { id: page, locale: 'it' });
    await product.drain();
  }
  /** Proves the page, from a network of its own unless one is given; what follows from it waits. */
  async function prove(
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
    return { siteId, done };
  }
  await look();
  return {
    page,
    person,
    ctx: () => product.as(secret),
    secret: () => secret ?? '',
    look,
    prove,
    /** The same, and the site is online. */
    async putOnline(given: Parameters<typeof prove>[0] = {}) {
      const proved = await prove(given);
      await product.drain();
      return proved;
    },
  };
}
