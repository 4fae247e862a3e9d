import { describe, expect, it, vi } from 'vitest';
import { prepareResponse } from './prepared-response.ts';
import { createHotCache } from './hot-cache.ts';

const site = { at: 0 };
const page = () => prepareResponse(200, Buffer.from('the owls'), {}, 'owls');

describe('recent answers', () => {
  it('are found under the host and URL they were asked by, and nowhere else', () => {
    const hot = createHotCache();
    const [owls, bats] = [page(), page()];
    hot.keep('owls.it', '/', owls, site, 0);
    hot.keep('owls.it:80', '/', owls, site, 0);
    hot.keep('bats.it', '/menu', bats, site, 0);
    expect(hot.get('owls.it', '/')).toBe(owls);
    expect(hot.get('owls.it:80', '/')).toBe(owls);
    expect(hot.get('bats.it', '/menu')).toBe(bats);
    expect(hot.get('bats.it', '/')).toBeUndefined();
  });

  it('go under every name when their bytes leave the memory, and the others stay', () => {
    const hot = createHotCache();
    const [owls, bats] = [page(), page()];
    hot.keep('owls.it', '/', owls, site, 0);
    hot.keep('www.owls.it', '/', owls, site, 0);
    hot.keep('bats.it', '/', bats, site, 0);
    hot.drop(owls);
    expect([hot.get('owls.it', '/'), hot.get('www.owls.it', '/')]).toEqual([undefined, undefined]);
    expect(hot.get('bats.it', '/')).toBe(bats);
    hot.clear();
    expect(hot.get('bats.it', '/')).toBeUndefined();
  });

  it('of a site that has moved are not given again, those of others are, and what it shows from then on is', () => {
    const hot = createHotCache();
    const [owls, bats] = [{ at: 3 }, { at: 0 }];
    hot.keep('owls.it', '/', page(), owls, 5);
    hot.keep('bats.it', '/', page(), bats, 5);
    owls.at = 6;
    expect([hot.get('owls.it', '/'), hot.get('bats.it', '/')?.status]).toEqual([undefined, 200]);
    hot.keep('owls.it', '/', page(), owls, 6);
    expect(hot.get('owls.it', '/')?.status).toBe(200);
  });

  it('of an earlier minute leave nothing behind when their bytes go', () => {
    const hot = createHotCache();
    const owls = page();
    hot.keep('owls.it', '/', owls, site, 0);
    hot.clear();
    hot.keep('owls.it', '/', page(), site, 0);
    hot.drop(owls);
    expect(hot.get('owls.it', '/')).toBeDefined();
  });

  it('are asked about the long way once in a minute', () => {
    vi.useFakeTimers();
    const hot = createHotCache();
    hot.keep('owls.it', '/', page(), site, 0);
    vi.advanceTimersByTime(59_000);
    expect(hot.get('owls.it', '/')).toBeDefined();
    vi.advanceTimersByTime(2_000);
    expect(hot.get('owls.it', '/')).toBeUndefined();
    vi.useRealTimers();
  });
});
