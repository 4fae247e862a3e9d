import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { revokePreviewLink, sharePreview } from '../../tests/support/as-staff.ts';
import { testClock, testContext } from '../../tests/support/context.ts';
import { openTestDatabase, type TestDatabase } from '../../tests/support/database.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { addStaff } from '../identity/index.server.ts';
import { fold, wordsQuery } from '../../platform/fold.ts';
import { followShortAddress, openPreviewLink } from './index.server.ts';
import { findKnownPages, rememberPages } from './known-pages.ts';
import { readSigned } from './preview-link.ts';
import { codeHashes, shortPath } from './short-code.ts';
import type { SocialPageHit } from './social-pages.port.ts';
import { previews } from './tables.ts';

const NOW = '2026-05-25T10:00:00Z';
const OTHER = 'another installation’s secret, as long as ours';
const clock = testClock(NOW);
let database: TestDatabase;
let ctx: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  const made = testContext(database.db, { clock });
  ctx = { ...made.ctx, actor: { kind: 'agent', userId: 'usr_a', name: 'Ada' } };
});
afterAll(async () => {
  await database.close();
});

const hit = (id: string, name: string, city?: string): SocialPageHit => ({
  id,
  name,
  link: `https://social.example/${id}`,
  is_published: true,
  ...(city ? { location: { city } } : {}),
});

const refused = { code: 'previews.link-refused', status: 400 };
const ended = { code: 'previews.link-ended', status: 410 };

describe('a link to a preview', () => {
  const share = async () => {
    const at = clock.now();
    const expiresAt = new Date(at.getTime() + 1e10);
    await ctx.db
      .insert(previews)
      .values({
        id: 'prv_1',
        pageId: '42',
        locale: 'it',
        state: 'ready',
        name: 'Caffè d’Àngelo',
        createdAt: at,
        updatedAt: at,
        readyAt: at,
        expiresAt,
      })
      .onConflictDoNothing();
    const link = await sharePreview(ctx, 'prv_1', { layout: 'tavola' });
    const code = link.url.split('/v/')[1] ?? '';
    const query = new URL(await followShortAddress(ctx, code), link.url).searchParams;
    return { ...link, code, value: query.get('yr_preview') ?? '', layout: query.get('layout') };
  };

  it('opens what the specification’s object names, in the layout that was chosen [L4]', async () => {
    const { value, layout, url } = await share();
    expect(layout).toBe('tavola');
    expect(await openPreviewLink(ctx, value)).toMatchObject({
      name: 'Caffè d’Àngelo',
      uri: 'http://preview.localhost:3000/prv_1/',
      fb: '42',
      url,
    });
  });

  it('is short enough to be told on the telephone, in capitals too, and no other code leads anywhere [A3] [L4]', async () => {
    const { url, code, value } = await share();
    expect(new URL(url).pathname).toMatch(/^\/v\/[0-9a-hjkmnp-tv-z]{10}$/);
    expect(await followShortAddress(ctx, code.toUpperCase())).toContain(encodeURIComponent(value));
    // Who knows the link's id, from a log or a copy of the database, does not know the code.
    const elsewhere = {
      ...ctx,
      config: { ...ctx.config, appSecret: OTHER, appSecrets: [OTHER] },
    };
    const id = readSigned(ctx, value)?.id ?? '';
    const [hash = ''] = codeHashes(ctx, code);
    expect(shortPath(ctx, id, hash)).toBe(`/v/${code}`);
    expect(shortPath(elsewhere, id, hash)).not.toBe(`/v/${code}`);
    // While a secret is replaced, what the old one made still opens and is still shown.
    const rotated = { ...ctx, config: { ...ctx.config, appSecret: OTHER, appSecrets: [OTHER, ctx.config.appSecret] } };
    expect(shortPath(rotated, id, hash)).toBe(`/v/${code}`);
    const followed = new URL(await followShortAddress(rotated, code), 'http://x').searchParams.get('yr_preview') ?? '';
    expect([readSigned(rotated, followed)?.id, readSigned(ctx, followed)]).toEqual([id, null]);
    expect(readSigned(rotated, value)?.id).toBe(id);
    await expect(followShortAddress(elsewhere, code)).rejects.toMatchObject({ code: 'previews.link-refused' });
    for (const wrong of ['', code.slice(1), `${code}0`, "' or true --", '\u0000', '9'.repeat(10)])
      await expect(followShortAddress(ctx, wrong)).rejects.toMatchObject(refused);
  });

  it('says who prepared it and until when, and not the name of somebody who works here no more [L4]', async () => {
    const { value } = await share();
    expect(await openPreviewLink(ctx, value)).toMatchObject({
      prepared_by: null,
      expires_at: '2026-06-08T10:00:00.000Z',
    });
    const ada = await addStaff(ctx, { email: 'ada@vetrina.example', name: 'Ada Agente', role: 'agent' });
    await ctx.db.execute(`update preview_links set made_by = 'agent:${ada.id}'`);
    expect(await openPreviewLink(ctx, value)).toMatchObject({ prepared_by: 'Ada Agente' });
    await ctx.db.execute(`update users set disabled_at = now() where id = '${ada.id}'`);
    expect(await openPreviewLink(ctx, value)).toMatchObject({ prepared_by: null });
  });

  it('is refused when a single sign of it is another [L4]', async () => {
    const { value } = await share();
    const dot = value.indexOf('.');
    // The last sign of base64 holds bits that stand for nothing.
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: value.length - 2 }),
        fc.constantFrom('A', 'b', '7'),
        async (at, sign) => {
          fc.pre(at !== dot && value[at] !== sign && at !== dot - 1);
          const changed = `${value.slice(0, at)}${sign}${value.slice(at + 1)}`;
          await expect(openPreviewLink(ctx, changed)).rejects.toMatchObject(refused);
        },
      ),
      { numRuns: 60 },
    );
    for (const wrong of [
      '',
      '{"name":"x","fb":"42"}',
      `${value}.x`,
      `${value.slice(0, dot)}.`,
      `.${value.slice(dot + 1)}`,
    ]) {
      await expect(openPreviewLink(ctx, wrong)).rejects.toMatchObject(refused);
    }
  });

  it('ends after two weeks, and at once when it is revoked [L4]', async () => {
    const { value, _id: id } = await share();
    clock.set('2026-06-09T10:00:00Z');
    await expect(openPreviewLink(ctx, value)).rejects.toMatchObject(ended);
    clock.set(NOW);
    expect(await openPreviewLink(ctx, value)).toMatchObject({ fb: '42' });
    await revokePreviewLink(ctx, id);
    await expect(openPreviewLink(ctx, value)).rejects.toMatchObject(ended);
  });
});

describe('the pages met before', () => {
  it('are found by the start of their name first, then by their words and town, without case and accents [A2]', async () => {
    await rememberPages(ctx, [
      hit('1', 'Pizzeria Bella Napoli', 'Modena'),
      hit('2', 'Napoli Centrale'),
      hit('3', 'Bar Ñandú', 'Nápoli'),
      hit('4', 'Καφέ Μυρτιές'),
    ]);
    const ids = async (query: string, limit = 10) => (await findKnownPages(ctx, query, limit)).map((page) => page.id);
    const napoli = await ids('NÀPOLI');
    expect(napoli[0]).toBe('2');
    expect(napoli.toSorted()).toEqual(['1', '2', '3']);
    expect(await ids('napoli', 1)).toEqual(['2']);
    expect(await ids('modena pizz')).toEqual(['1']);
    expect(await ids('μυρτιεσ')).toEqual(['4']);
    expect(await ids('nandu')).toEqual(['3']);
    expect(await ids('modena napoli be')).toEqual(['1']);
    // Only the last word may be a beginning, and every word must be there.
    expect(await ids('pizz modena')).toEqual([]);
    expect(await ids('napoli modena bari')).toEqual([]);
  });

  it('are remembered as they were told last [A2]', async () => {
    await rememberPages(ctx, [hit('9', 'Vecchio Nome')]);
    await rememberPages(ctx, [hit('9', 'Nuovo Nome', 'Bari')]);
    expect(await findKnownPages(ctx, 'vecchio', 10)).toEqual([]);
    expect(await findKnownPages(ctx, 'nuovo', 10)).toEqual([hit('9', 'Nuovo Nome', 'Bari')]);
  });

  it('are searched for with any text at all: nothing of it is taken for syntax [A2]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 30 }), async (text) => {
        expect(Array.isArray(await findKnownPages(ctx, text, 10))).toBe(true);
      }),
      { numRuns: 60 },
    );
    for (const text of ["'; drop table known_pages; --", 'a & | ! <-> b:*', '%_\\', '\u0000']) {
      expect(await findKnownPages(ctx, text, 10)).toEqual([]);
    }
  });

  it('folding is done once and for all, and keeps the words apart [A2]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
        expect(fold(text)).not.toMatch(/[%_\\'"&|!:()]/);
      }),
    );
    expect(fold('  Caffè  d’ÀNGELO & Figli ')).toBe('caffe d angelo figli');
    expect(wordsQuery('bella napo')).toBe('bella & napo:*');
  });
});
