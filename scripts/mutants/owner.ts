import type { Mutant } from './mutant.ts';

/** Faults of what a site takes from its page, and of whose hands it is in. */
export const OWNER: Mutant[] = [
  {
    name: 'letter-opens-any-site',
    means: 'Whoever holds the link of one letter decides about every site.',
    file: 'modules/access/prove-site.ts',
    find: 'return ctx.actor.siteId === siteId;',
    put: "return siteId !== '';",
    unsimulated: 'nobody in it reads a letter',
    tests: ['modules/access/access.test.ts'],
    title: 'each right to a site',
  },
  {
    name: 'question-of-another-site',
    means: 'The link of a letter takes what waits at another site.',
    file: 'modules/sync/open-proposals.ts',
    find: 'and(eq(proposals.siteId, siteId), isNull(proposals.closedAt))',
    put: "and(siteId === '' ? undefined : isNull(proposals.closedAt))",
    unsimulated: 'nobody in it reads a letter',
    tests: ['modules/digests/brake-mail.test.ts'],
    title: 'its own site only',
  },
  {
    name: 'news-signed-by-anybody',
    means: 'Anybody lets pages be read, as often as they like, by posting to the address for the network.',
    file: 'adapters/social-pages/connections.ts',
    find: "if (!isSignedBy(appSecret, raw, Buffer.from(hex, 'hex'))) return null;",
    put: "if (hex === '' && !isSignedBy(appSecret, raw, Buffer.from(hex, 'hex'))) return null;",
    unsimulated: 'nobody in it connects a page',
    tests: ['server/http/social-events.test.ts'],
    title: 'did not sign',
  },
  {
    name: 'anybody-publishes',
    means: 'A stranger shows to the world what an owner has only drafted.',
    file: 'modules/editor/http.ts',
    find: `const by = await proveSite(ctx, 'publish', params.id);
      const { rev }`,
    put: `const by = await proveSite({ ...ctx, actor: { kind: 'system', job: 'x' } }, 'publish', params.id);
      const { rev }`,
    unsimulated: 'nobody in it edits a site',
    tests: ['server/http/roles.test.ts'],
    title: 'each cell of the matrix',
  },
  {
    name: 'followed-becomes-the-owners',
    means: 'What came from the page stands as the owner’s own word and is never followed again.',
    file: 'modules/sync/merge-page.ts',
    find: 'return { ...live, page: merged.accepted, decided: merged.decided };',
    put: `const own = merged.applied.map(({ unit }) => [unit.replace('page/posts', 'item/posts'), { value: { hidden: false }, at: '', by: 'page', over: {} }]);
        return { ...live, page: merged.accepted, decided: merged.decided, layer: { ...live.layer, ...Object.fromEntries(own) } };`,
    unsimulated: 'no page in it changes',
    tests: ['modules/sync/sync.test.ts'],
    title: 'shows a new post at once',
  },
];
