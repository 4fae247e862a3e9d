import { describe, expect, it } from 'vitest';
import { testConfig } from '../../tests/support/context.ts';
import { classifyHost } from './classify-host.ts';
import { packManifest } from '../../modules/sites/index.server.ts';
import { findSite } from './find-site.ts';

const config = testConfig({ PUBLIC_URL: 'https://vetrina.example', SITES_DOMAIN: 'vetrina.site' });
const classify = classifyHost(config);
const site = (siteId: string) => ({
  siteId,
  versionId: `ver_${siteId}`,
  files: packManifest({}),
  indexed: true,
  timeZone: 'Europe/Rome',
  paused: null,
});
const lookups = {
  bySlug: (slug: string) => Promise.resolve(slug === 'sette-gufi' ? site('gufi') : null),
  byHost: (host: string) =>
    Promise.resolve({ 'settegufi.it': site('gufi'), 'www.salu.it': site('salu') }[host] ?? null),
};
const lead = async (header: string) => {
  const kind = classify(header);
  if (!('host' in kind)) return kind.kind;
  const target = await findSite(kind, lookups, config);
  if (target.kind === 'site') return target.site.siteId;
  return target.kind === 'redirect' ? `308 ${target.origin}` : target.kind;
};

describe('a host leads', () => {
  it.each([
    ['vetrina.example', 'own'],
    ['VETRINA.example.:443', 'own'],
    ['preview.vetrina.site', 'preview'],
    ['sette-gufi.vetrina.site', 'gufi'],
    ['Sette-Gufi.Vetrina.Site:8080', 'gufi'],
    ['settegufi.it', 'gufi'],
    ['www.settegufi.it', '308 https://settegufi.it'],
    ['www.salu.it', 'salu'],
    ['salu.it', '308 https://www.salu.it'],
    ['www.sette-gufi.vetrina.site', 'invalid'],
    ['a.settegufi.it', 'unknown'],
    ['www.www.settegufi.it', 'unknown'],
    ['vetrina.site', 'unknown'],
    ['www.vetrina.example', 'unknown'],
    ['settegufi.it.evil.example', 'unknown'],
    ['nobody.vetrina.site', 'unknown'],
    ['localhost', 'unknown'],
    ['127.0.0.1', 'unknown'],
    ['', 'invalid'],
  ])('%s to %s', async (header, where) => {
    expect(await lead(header)).toBe(where);
  });

  it('on a developer’s machine under both of its names', () => {
    const local = classifyHost(testConfig({ PORT: '4000' }));
    expect(['localhost:4000', '127.0.0.1:4000', 'preview.localhost:4000'].map((host) => local(host).kind)).toEqual([
      'own',
      'own',
      'preview',
    ]);
  });
});
