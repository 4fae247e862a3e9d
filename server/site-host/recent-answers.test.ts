import { describe, expect, it, vi } from 'vitest';
import { makeReady } from './ready.ts';
import { createRecentAnswers } from './recent-answers.ts';

const page = () => makeReady(200, Buffer.from('the owls'), {}, 'owls');

describe('recent answers', () => {
  it('are found under the host and URL they were asked by, and nowhere else', () => {
    const recent = createRecentAnswers();
    const [owls, bats] = [page(), page()];
    recent.keep('owls.it', '/', owls);
    recent.keep('owls.it:80', '/', owls);
    recent.keep('bats.it', '/menu', bats);
    expect(recent.get('owls.it', '/')).toBe(owls);
    expect(recent.get('owls.it:80', '/')).toBe(owls);
    expect(recent.get('bats.it', '/menu')).toBe(bats);
    expect(recent.get('bats.it', '/')).toBeUndefined();
  });

  it('go under every name when their bytes leave the memory, and the others stay', () => {
    const recent = createRecentAnswers();
    const [owls, bats] = [page(), page()];
    recent.keep('owls.it', '/', owls);
    recent.keep('www.owls.it', '/', owls);
    recent.keep('bats.it', '/', bats);
    recent.forget(owls);
    expect([recent.get('owls.it', '/'), recent.get('www.owls.it', '/')]).toEqual([undefined, undefined]);
    expect(recent.get('bats.it', '/')).toBe(bats);
    recent.clear();
    expect(recent.get('bats.it', '/')).toBeUndefined();
  });

  it('are asked about the long way once in a minute', () => {
    vi.useFakeTimers();
    const recent = createRecentAnswers();
    recent.keep('owls.it', '/', page());
    vi.advanceTimersByTime(59_000);
    expect(recent.get('owls.it', '/')).toBeDefined();
    vi.advanceTimersByTime(2_000);
    expect(recent.get('owls.it', '/')).toBeUndefined();
    vi.useRealTimers();
  });
});
