import { describe, expect, it } from 'vitest';
import { createNameLookup } from './index.ts';

describe('whether the world finds a name', () => {
  it('finds this machine', async () => {
    expect(await createNameLookup().resolves('localhost')).toBe(true);
  });

  it('does not find a name that cannot exist, and does not throw', async () => {
    expect(await createNameLookup().resolves('nobody.invalid')).toBe(false);
  });
});
