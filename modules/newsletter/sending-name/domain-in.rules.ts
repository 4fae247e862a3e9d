/** A domain as its owner types it. Pure. */

/** So that the longest name below it is one still (RFC 1035, 2.3.4). */
const LONGEST = 200;
const LABEL = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
const ENDING = /^(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/** The ASCII form of "Forno-Lazzari.fr", "https://www.forno.fr/pane"; null for what is no domain. */
export function domainIn(typed: string): string | null {
  const bare = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '');
  const [name = ''] = bare.split(/[/?#]/);
  const host = URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname.replace(/\.$/, '') : '';
  const labels = host.split('.');
  const isDomain =
    host.length <= LONGEST &&
    labels.length >= 2 &&
    labels.length <= 5 &&
    labels.every((label) => LABEL.test(label)) &&
    ENDING.test(labels.at(-1) ?? '');
  // An address or a port is not one.
  return isDomain && !/[@:]/.test(name) ? host : null;
}
