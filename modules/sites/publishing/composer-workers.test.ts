import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { FONTS } from '../../../site-kit/fonts/manifest.ts';
import { layerOf } from '../../../tests/content/fixture-site.ts';
import { testNetwork } from '../../../tests/support/social-network.ts';
import { createComposerWorkers } from './composer-workers.ts';
import { createComposer } from './create-composer.ts';

const ROOT = join(import.meta.dirname, '../../..');
const workers = createComposerWorkers(ROOT);
const here = createComposer();
afterAll(() => workers.close());
const now = new Date('2026-05-25T10:00:00Z');
const none = new Map();

describe('a social page that is read in a thread of its own', () => {
  it('becomes the same site as here, and names the same pictures and layouts', async () => {
    const { page } = await testNetwork().read('900000000000101');
    const options = { layout: 'tavola', lang: null, legal: null, now } as const;
    expect(await workers.compose(page, none, options)).toEqual(await here.compose(page, none, options));
    const own = { ...options, layer: layerOf({ 'copy/headline': 'La mia cucina' }) };
    expect(await workers.compose(page, none, own)).toEqual(await here.compose(page, none, own));
    expect(await workers.edit(page, none, own)).toEqual(await here.edit(page, none, own));
    expect(await workers.overview(page, none, now)).toEqual(await here.overview(page, none, now));
    expect(await workers.pictures(page, now)).toEqual(await here.pictures(page, now));
    const { file } = FONTS.Syne.faces[0];
    expect(Buffer.from(await workers.subsetFont(file, 'Aperto'))).toEqual(
      Buffer.from(await here.subsetFont(file, 'Aperto')),
    );
  });

  it('is given up with an honest word when it takes too long', async () => {
    const { page } = await testNetwork().read('900000000000101');
    const impatient = createComposerWorkers(ROOT, { longestMs: 1 });
    await expect(impatient.overview(page, none, now)).rejects.toMatchObject({
      code: 'sites.page-unreadable',
      status: 422,
      retryable: false,
    });
    await impatient.close();
  });
});
