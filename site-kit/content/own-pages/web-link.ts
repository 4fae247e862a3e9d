import { parsedUrl } from '../../parsed-url.ts';

/** Where a link of an owner's may lead: https, a host of the web's, nobody's name and password in it. */
export function isWebLink(href: string): boolean {
  if (!/^https:\/\//i.test(href) || /\s/.test(href)) return false;
  const url = parsedUrl(href);
  return url?.username === '' && url.password === '' && /^[^.].*\.[a-z][a-z0-9-]*$/i.test(url.hostname);
}
