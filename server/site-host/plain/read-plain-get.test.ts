import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlainGet } from './read-plain-get.ts';

const read = (...lines: string[]) => readPlainGet(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
const BROWSER = [
  'GET /privacy?a=1 HTTP/1.1',
  'Host: settegufi.it:8080',
  'User-Agent: Mozilla/5.0',
  'Accept-Encoding: gzip, deflate, br',
  'Accept-Language: el, en;q=0.5',
  'Cookie: i18next=el',
  'Connection: keep-alive',
  'If-None-Match: "a"',
];

describe('the plain request of a visitor', () => {
  it('is read as it stands', () => {
    expect(read(...BROWSER)).toEqual({
      url: '/privacy?a=1',
      host: 'settegufi.it:8080',
      userAgent: 'Mozilla/5.0',
      acceptEncoding: 'gzip, deflate, br',
      acceptLanguage: 'el, en;q=0.5',
      cookie: 'i18next=el',
      ifNoneMatch: '"a"',
      referer: undefined,
      purpose: undefined,
    });
  });

  it('may have no space, or several, round a value', () => {
    expect(read('GET / HTTP/1.1', 'host:a.it')?.host).toBe('a.it');
    expect(read('GET / HTTP/1.1', 'HOST:   a.it  ')?.host).toBe('a.it');
  });
});

/** Everything that two parsers have been known to read in two ways, and everything that is merely not plain. */
const OTHERS: Record<string, string[]> = {
  'a second Host': ['Host: evil.example'],
  'a second, empty Host': ['Host:'],
  'a length': ['Content-Length: 5'],
  'a length of nothing': ['content-length: 0'],
  'a transfer coding': ['Transfer-Encoding: chunked'],
  'a transfer coding in odd letters': ['tRANSFER-eNCODING: x'],
  'a space before the colon': ['Transfer-Encoding : chunked'],
  'a tab before the colon': ['Host2\t: a'],
  'a folded line': ['X-A: b', ' Content-Length: 5'],
  'a line folded by a tab': ['X-A: b', '\tTransfer-Encoding: chunked'],
  'a bare line feed': ['X-A: b\nContent-Length: 5'],
  'a bare carriage return': ['X-A: b\rContent-Length: 5'],
  'a null byte': ['X-A: b\0'],
  'a byte beyond ASCII': ['X-A: \u00e8'],
  'a field without a colon': ['Nothing'],
  'a field without a name': [': x'],
  'a name in brackets': ['(x): y'],
  'an upgrade': ['Upgrade: websocket'],
  'an upgrade to HTTP/2': ['HTTP2-Settings: AAMAAABk'],
  'a range': ['Range: bytes=0-5'],
  'an expectation': ['Expect: 100-continue'],
  'a connection that ends': ['Connection: close'],
  'a connection with hop-by-hop names': ['Connection: keep-alive, Host'],
  trailers: ['TE: trailers'],
  'two cookies': ['Cookie: i18next=it'],
  'two lists of languages': ['Accept-Language: it'],
  'two lists of encodings': ['Accept-Encoding: identity'],
};
const STARTS: Record<string, string> = {
  'another method': 'POST / HTTP/1.1',
  'a head': 'HEAD / HTTP/1.1',
  'small letters': 'get / HTTP/1.1',
  'an older version': 'GET / HTTP/1.0',
  'a newer version': 'GET / HTTP/2.0',
  'no version': 'GET /',
  'two spaces': 'GET  / HTTP/1.1',
  'a space in the path': 'GET /a b HTTP/1.1',
  'a tab': 'GET\t/ HTTP/1.1',
  'a whole URL': 'GET http://evil.example/ HTTP/1.1',
  'an asterisk': 'GET * HTTP/1.1',
  'a line before it': '\r\nGET / HTTP/1.1',
  'a bare line feed': 'GET / HTTP/1.1\nX: y',
};

describe('what is not plain is left to the HTTP server', () => {
  it.each(Object.entries(OTHERS))('%s', (_what, lines) => {
    expect(read(...BROWSER, ...lines)).toBeNull();
  });

  it.each(Object.entries(STARTS))('a request line with %s', (_what, start) => {
    expect(read(start, ...BROWSER.slice(1))).toBeNull();
  });

  it.each(['', 'a b', '[::1]', 'a.it:', 'a.it:123456', 'a.it/x', 'user@a.it', 'a,b'])('the Host "%s"', (host) => {
    expect(read('GET / HTTP/1.1', `Host: ${host}`)).toBeNull();
  });

  it('no Host, a part of a head, more than a head, more than eight kilobytes', () => {
    expect(read('GET / HTTP/1.1', 'X: y')).toBeNull();
    const whole = `${BROWSER.join('\r\n')}\r\n\r\n`;
    for (let length = 0; length < whole.length; length++)
      expect(readPlainGet(Buffer.from(whole.slice(0, length)))).toBeNull();
    for (const more of ['x', '\n', '\r\n', whole, 'GET / HTTP/1.1\r\n'])
      expect(readPlainGet(Buffer.from(whole + more))).toBeNull();
    expect(read(...BROWSER, `X: ${'y'.repeat(8192)}`)).toBeNull();
  });

  it('whatever bytes come, nothing is thrown, and what is taken has one Host and no body', () => {
    const piece = fc.constantFrom(
      ...BROWSER,
      ...Object.values(OTHERS).flat(),
      'GET / HTTP/1.1',
      '\r\n',
      '\n',
      '\r',
      ' ',
      ':',
      'Host: b.it',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 12 }),
        (pieces) => {
          const text = `${pieces.join('\r\n')}\r\n\r\n`;
          const get = readPlainGet(Buffer.from(text, 'latin1'));
          if (get === null) return;
          expect(text.match(/^host:/gim)).toHaveLength(1);
          expect(text).not.toMatch(/^(?:content-length|transfer-encoding)/im);
          expect(text.indexOf('\r\n\r\n')).toBe(text.length - 4);
        },
      ),
      { numRuns: 3000 },
    );
  });
});
