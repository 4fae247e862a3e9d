/** The network's login in memory, for tests of verbs; tests/contracts proves the wire. */
import type { PageLogin } from '../../modules/ordering/page-login.port.ts';
import { AppError } from '../../platform/errors.ts';

let codes = 0;
/** A code as the network gives it to this person, who has full control of these pages: it works once. */
export const codeOf = (person: string, ...pages: string[]): string => `${(codes += 1)} ${person} ${pages.join(',')}`;

/**
 * The network's login in memory, with the real one's judgement of who signed a request. A code of `away` finds it silent; the hash of a
 * person is their name.
 */
export function testLogin(real: PageLogin | null): PageLogin {
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
    personToErase: (signed) => real?.personToErase(signed) ?? null,
  };
}
