import { describe, expect, it, vi } from 'vitest';
import { makeReady } from './ready.ts';
import { createRecentAnswers } from './recent-answers.ts';

const site = { at: 0 };
const page = () => makeReady(200, Buffer.from('the owls'), {}, 'owls');

describe('recent answers', () => {
  it('are found under the host and URL they were asked by, and nowhere else', () => {
    const recent = createRecentAnswers();
    const [owls, bats] = [page(), page()];
    recent.keep('owls.it', '/', owls, site, 0);
    recent.keep('owls.it:80', '/', owls, site, 0);
    recent.keep('bats.it', '/menu', bats, site, 0);
    expect(recent.get('owls.it', '/')).toBe(owls);
    expect(recent.get('owls.it:80', '/')).toBe(owls);
    expect(recent.get('bats.it', '/menu')).toBe(bats);
    expect(recent.get('bats.it', '/')).toBeUndefined();
  });

  it('go under every name when their bytes leave the memory, and the others stay', () => {
    const recent = createRecentAnswers();
    const [owls, bats] = [page(), page()];
    recent.keep('owls.it', '/', owls, site, 0);
    recent.keep('www.owls.it', '/', owls, site, 0);
    recent.keep('bats.it', '/', bats, site, 0);
    recent.forget(owls);
    expect([recent.get('owls.it', '/'), recent.get('www.owls.it', '/')]).toEqual([undefined, undefined]);
    expect(recent.get('bats.it', '/')).toBe(bats);
    recent.clear();
    expect(recent.get('bats.it', '/')).toBeUndefined();
  });

  it('of a site that has moved are not given again, those of others are, and what it shows from then on is', () => {
    const recent = createRecentAnswers();
    const [owls, bats] = [{ at: 3 }, { at: 0 }];
    recent.keep('owls.it', '/', page(), owls, 5);
    recent.keep('bats.it', '/', page(), bats, 5);
    owls.at = 6;
    expect([recent.get('owls.it', '/'), recent.get('bats.it', '/')?.status]).toEqual([undefined, 200]);
    recent.keep('owls.it', '/', page(), owls, 6);
    expect(recent.get('owls.it', '/')?.status).toBe(200);
  });

  it('of an earlier minute leave nothing behind when their bytes go', () => {
    const recent = createRecentAnswers();
    const owls = page();
    recent.keep('owls.it', '/', owls, site, 0);
    recent.clear();
    recent.keep('owls.it', '/', page(), site, 0);
    recent.forget(owls);
    expect(recent.get('owls.it', '/')).toBeDefined();
  });

  it('are asked about the long way once in a minute', () => {
    vi.useFakeTimers();
    const recent = createRecentAnswers();
    recent.keep('owls.it', '/', page(), site, 0);
    vi.advanceTimersByTime(59_000);
    expect(recent.get('owls.it', '/')).toBeDefined();
    vi.advanceTimersByTime(2_000);
    expect(recent.get('owls.it', '/')).toBeUndefined();
    vi.useRealTimers();
  });
});
