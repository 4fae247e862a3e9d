/** Where a link of an owner's may lead: https, a host of the web's, nobody's name and password in it. */
export function isWebLink(href: string): boolean {
  if (!/^https:\/\//i.test(href) || /\s/.test(href) || !URL.canParse(href)) return false;
  const { hostname, username, password } = new URL(href);
  return username === '' && password === '' && /^[^.].*\.[a-z][a-z0-9-]*$/i.test(hostname);
}
