import { expect, it } from 'vitest';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { mayBeAPage } from './is-known-page.ts';

const asking = (read: () => Promise<unknown>) => mayBeAPage({ ports: { social: { read } } } as unknown as Ctx, '1');
const fails = (code: string) => () => Promise.reject(new AppError(code, { status: 404 }));

it('a page that the network does not know is refused before the form; a silent network keeps nobody waiting [W3] [R11]', async () => {
  expect(await asking(() => Promise.resolve({}))).toBe(true);
  expect(await asking(fails('previews.page-missing'))).toBe(false);
  expect(await asking(fails('previews.network-unavailable'))).toBe(true);
  expect(await asking(() => Promise.withResolvers().promise)).toBe(true);
});
