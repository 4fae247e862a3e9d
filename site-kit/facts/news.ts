import type { FactsInput } from './input.ts';
import type { NewsFact } from './facts.ts';
import { cut, oneLine, sourced, webAddress } from './plain.ts';

/** Older posts are no news. */
export const NEWS_AGE = 365 * 86_400_000;
const TAG = /^[\p{L}\p{N}_]+$/u;

/** The three newest posts of the last twelve months that say something (40 characters or more without trailing hashtags). */
export function readNews(posts: FactsInput['posts'], now: Date, calm: (text: string) => string): NewsFact[] {
  return posts
    .flatMap((post) => {
      const at = Date.parse(post.created_time);
      const said = calm(withoutTrailingTags(oneLine(post.message)));
      if (!(at <= now.getTime() && at > now.getTime() - NEWS_AGE) || said.length < 40) return [];
      const iso = new Date(at).toISOString();
      const text = sourced(cut(said, 180), { kind: 'post', id: post.id, at: iso });
      return text
        ? [{ id: post.id, at: iso, text, picture: post.full_picture ?? null, href: webAddress(post.permalink_url) }]
        : [];
    })
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, 3);
}

/** By hand, from the end: an expression that looks for the first of many tags begins anew at each of them. */
export function withoutTrailingTags(text: string): string {
  let rest = text.trimEnd();
  for (;;) {
    const mark = rest.lastIndexOf('#');
    if (mark < 0 || !TAG.test(rest.slice(mark + 1))) return rest;
    rest = rest.slice(0, mark).trimEnd();
  }
}
