import { describe, expect, it } from 'vitest';
import { comingAddress } from './coming-address.ts';

const site = { freeUrl: 'http://gufi.localhost:3000', published: false, hosts: [] as string[] };
const order = { state: 'provisioning' as const, domains: ['gufi.it', 'gufi.com'] };
const name = (domain: string, state: 'wanted' | 'submitted' | 'registered' | 'failed' | 'refunding') => ({
  domain,
  state,
});

describe('the address that a site in preparation will have [S1]', () => {
  it('is the name chosen first, before and after the payment', () => {
    expect(comingAddress({ ...order, state: 'awaiting_payment' }, [], null)).toBe('gufi.it');
    expect(comingAddress(order, [name('gufi.it', 'submitted'), name('gufi.com', 'registered')], site)).toBe('gufi.it');
  });
  it('is the next name where the first cannot be had, and the free address where there is none', () => {
    expect(comingAddress(order, [name('gufi.it', 'failed'), name('gufi.com', 'wanted')], site)).toBe('gufi.com');
    expect(comingAddress(order, [name('gufi.it', 'refunding')], site)).toBe('gufi.localhost:3000');
    expect(comingAddress({ ...order, domains: [] }, [], site)).toBe('gufi.localhost:3000');
  });
  it('is none while the site pauses: it was there before, and comes back by a payment alone', () => {
    const paused = { ...order, state: 'suspended' as const };
    expect(comingAddress(paused, [name('gufi.it', 'registered')], { ...site, hosts: ['gufi.it'] })).toBeNull();
  });
  it('is the way people write it', () => {
    const unpaid = { state: 'draft' as const, domains: ['xn--kxadmlpkpdf4g.com'] };
    expect(comingAddress(unpaid, [], null)).toBe('ανθοπωλείο.com');
  });
  it('is none once the site answers there, and while nobody knows it', () => {
    const up = { ...site, published: true, hosts: ['gufi.it'] };
    expect(comingAddress(order, [name('gufi.it', 'registered')], up)).toBeNull();
    expect(comingAddress({ ...order, domains: [] }, [], { ...up, hosts: [] })).toBeNull();
    expect(comingAddress({ ...order, domains: [] }, [], null)).toBeNull();
    // A name whose money went back is nobody's address, though the order was made for it.
    expect(comingAddress({ ...order, state: 'live' }, [], { ...up, hosts: [] })).toBeNull();
    expect(comingAddress({ ...order, state: 'withdrawn' }, [name('gufi.it', 'wanted')], site)).toBeNull();
  });
});
