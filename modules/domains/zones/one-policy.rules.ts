/** Texts of which a name has one: with two, receivers take it for none (RFC 7208, 4.5; RFC 7489, 6.6.3). Pure. */

/** Said of mail servers or addresses that the name no longer has, of everything else, or of other records. */
const DROPPED = /^(?:[+?~-]?(?:all|a|mx)(?:\/.*)?|(?:redirect|exp)=.*)$/i;

/** `"v=spf1 " "-all"` is "v=spf1 -all". */
const textOf = (value: string): string =>
  [...value.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, part = '']) => part).join('') || value;
/** A TXT record holds strings of at most 255 bytes. */
export const textValue = (text: string): string =>
  (text.match(/.{1,255}/gs) ?? ['']).map((part) => `"${part}"`).join(' ');
const isSenders = (value: string): boolean => /^v=spf1(?: |$)/i.test(textOf(value));
const isDmarc = (value: string): boolean => /^v=dmarc1(?:;| |$)/i.test(textOf(value));

/**
 * Texts of a room and those that came along as one set. Who may send is one policy: the room's, with the senders that the name
 * had, and then soft, for nobody knows whether those are all. Of two DMARC policies the room's holds.
 */
export function oneOfEach(first: string[], more: string[]): string[] {
  const own = first.find(isSenders);
  const came = more.find(isSenders);
  const others = more.filter((value) => !(own && isSenders(value)) && !(first.some(isDmarc) && isDmarc(value)));
  const all = [...new Set([...first, ...others])];
  return own && came && came !== own ? all.map((value) => (value === own ? merged(own, came) : value)) : all;
}

function merged(own: string, came: string): string {
  const mechanisms = textOf(own).split(/ +/).filter(Boolean);
  const senders = textOf(came)
    .split(/ +/)
    .slice(1)
    .filter((each) => each !== '' && !DROPPED.test(each) && !mechanisms.includes(each));
  return senders.length === 0 ? own : textValue([...mechanisms.slice(0, -1), ...senders, '~all'].join(' '));
}
