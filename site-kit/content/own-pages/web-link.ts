/** Where a link of an owner's may lead: https, a host of the web's, nobody's name and password in it. */
export function isWebLink(href: string): boolean {
  if (!/^https:\/\//i.test(href) || /\s/.test(href)) return false;
  // Not canParse, which says yes to hosts that the constructor refuses.
  const { hostname, username, password } = URL.parse(href) ?? { hostname: '', username: '', password: '' };
  return username === '' && password === '' && /^[^.].*\.[a-z][a-z0-9-]*$/i.test(hostname);
}
