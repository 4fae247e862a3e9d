import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attribute, type UsedLink } from './attribution.rules.ts';

const DAY = 24 * 3600 * 1000;
const AT = new Date('2026-05-25T10:00:00Z');
const order = { pageId: '42', startedAt: AT };
const before = (days: number) => new Date(AT.getTime() - days * DAY);

const agent = fc.constantFrom('usr_ada', 'usr_bea');
const link: fc.Arbitrary<UsedLink> = fc.record({
  id: fc.constantFrom('lnk_1', 'lnk_2'),
  agentId: fc.option(agent),
  pageId: fc.constantFrom('42', '43'),
  madeAt: fc.integer({ min: 0, max: 60 * DAY }).map((ms) => new Date(AT.getTime() - ms)),
  revokedAt: fc.option(fc.constant(before(1))),
});
const good: fc.Arbitrary<UsedLink & { agentId: string }> = fc.record({
  id: fc.constant('lnk_1'),
  agentId: agent,
  pageId: fc.constant('42'),
  madeAt: fc.integer({ min: 0, max: 30 * DAY }).map((ms) => new Date(AT.getTime() - ms)),
  revokedAt: fc.constant(null),
});

describe('whose sale an order is', () => {
  it('the agent’s who opened it, whichever link is in the address [A6]', () => {
    fc.assert(
      fc.property(agent, fc.option(link), (openedBy, used) => {
        expect(attribute(openedBy, used, order)).toEqual({ agentId: openedBy, by: 'opened', linkId: null });
      }),
    );
  });

  it('of an order that its customer opens: the agent’s whose link led there, to the last moment of thirty days [A3]', () => {
    fc.assert(
      fc.property(good, (used) => {
        expect(attribute(null, used, order)).toEqual({ agentId: used.agentId, by: 'link', linkId: 'lnk_1' });
      }),
    );
    const oldest = { id: 'lnk_1', agentId: 'usr_ada', pageId: '42', madeAt: before(30), revokedAt: null };
    expect(attribute(null, oldest, order)).not.toBeNull();
    expect(attribute(null, { ...oldest, madeAt: new Date(before(30).getTime() - 1) }, order)).toBeNull();
  });

  it('nobody’s without a link, and by one that is revoked, too old, of another page, or no agent’s [A3]', () => {
    expect(attribute(null, null, order)).toBeNull();
    const spoilt: fc.Arbitrary<Partial<UsedLink>> = fc.constantFrom(
      { revokedAt: before(2) },
      { revokedAt: AT },
      { madeAt: before(31) },
      { pageId: '43' },
      { agentId: null },
    );
    fc.assert(
      fc.property(good, spoilt, (used, fault) => {
        expect(attribute(null, { ...used, ...fault }, order)).toBeNull();
      }),
    );
  });

  it('never an agent’s who neither opened the order nor made the link', () => {
    fc.assert(
      fc.property(fc.option(agent), fc.option(link), (openedBy, used) => {
        const sale = attribute(openedBy, used, order);
        expect([openedBy ?? used?.agentId ?? null, null]).toContain(sale?.agentId ?? null);
      }),
    );
  });
});
