/** The library brings no types (RFC 3492, RFC 5891). */
declare module 'punycode.js' {
  const punycode: { toUnicode(name: string): string; toASCII(name: string): string };
  export default punycode;
}
