import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createSocialPages } from '../../adapters/social-pages/index.ts';
import type { SocialPages } from '../../modules/previews/social-pages.port.ts';
import {
  startSocialPagesSandbox,
  type SocialPagesSandbox,
  type SocialPagesSandboxOptions,
} from '../../sandboxes/social-pages/index.ts';

export const KEYS = { accessToken: 'token-of-the-app', appSecret: 'secret-of-the-app' };
export const HERE = { host: '127.0.0.1', port: 0, ...KEYS };
const START = '2026-11-21T10:00:00Z';

export const adapterTo = (to: SocialPagesSandbox, changes: Partial<typeof KEYS> = {}) =>
  createSocialPages({ apiBase: to.url, ...KEYS, pictureHosts: [to.pictureHost], ...changes });

/** One sandbox for a test file, with its switches and the clock put back after each test. */
export function networkForTests(more: Pick<SocialPagesSandboxOptions, 'login'> = {}) {
  let clock = new Date(START);
  const network = {
    sandbox: undefined as unknown as SocialPagesSandbox,
    pages: undefined as unknown as SocialPages,
    now: () => clock,
    pass: (milliseconds: number) => {
      clock = new Date(clock.getTime() + milliseconds);
    },
    control: (call: string, fault: string | null, times: number | null = null) =>
      fetch(new URL('/_control/faults', network.sandbox.homeUrl), {
        method: 'POST',
        body: JSON.stringify({ call, fault, times }),
      }),
    edit: (id: string, change: object) =>
      fetch(new URL(`/_control/pages/${id}`, network.sandbox.homeUrl), {
        method: 'PATCH',
        body: JSON.stringify(change),
      }),
    async idOf(name: string): Promise<string> {
      const [first] = await network.pages.search(name, 1);
      expect(first?.name).toBe(name);
      return first?.id ?? '';
    },
  };
  beforeAll(async () => {
    network.sandbox = await startSocialPagesSandbox({ ...HERE, ...more, now: network.now });
    network.pages = adapterTo(network.sandbox);
  });
  afterEach(async () => {
    clock = new Date(START);
    await fetch(new URL('/_control/faults', network.sandbox.homeUrl), { method: 'DELETE' });
  });
  afterAll(() => network.sandbox.close());
  return network;
}
