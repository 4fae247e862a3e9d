/** HTML that a stranger wrote, as far as it says something: nothing in it runs, fetches, or looks like another address than its own. */
import sanitize, { type Attributes } from 'sanitize-html';

/** Letters of the HTML that is looked at, its tags, and how deep they stand in each other: beyond that a mail is no letter. */
const LONGEST_HTML = 500_000;
const MOST_TAGS = 10_000;
const NESTED = 100;
const LONGEST_STYLE = 2_000;
/** Bytes of all pictures that come along in the mail, each as often as it is shown. */
const PICTURES_BYTES = 3 * 2 ** 20;
const PICTURE = /^image\/(?:png|jpeg|gif|webp)$/;

const colour = /^(?:#[\da-f]{3,8}|[a-z]{3,30}|rgba?\([\d\s.,%]{1,40}\))$/i;
const length = /^[\d.]{1,8}(?:px|pt|em|rem|%)?$/;
const lengths = /^[\d\s.a-z%]{1,60}$/;
const word = /^[a-z-]{1,20}$/;
/** Nothing that moves, hides or covers: what a link says of its address stays readable. */
const STYLES = {
  ...Object.fromEntries(['color', 'background-color', 'border-color'].map((name) => [name, [colour]])),
  ...Object.fromEntries(['width', 'max-width', 'border-radius'].map((name) => [name, [length]])),
  ...Object.fromEntries(
    ['padding', 'margin', 'border-width'].flatMap((name) =>
      [name, ...['top', 'right', 'bottom', 'left'].map((side) => `${name}-${side}`)].map((one) => [one, [lengths]]),
    ),
  ),
  ...Object.fromEntries(
    ['text-align', 'vertical-align', 'font-weight', 'font-style', 'text-decoration', 'border-style'].map((name) => [
      name,
      [word, /^[1-9]00$/],
    ]),
  ),
  'font-size': [/^(?:1\d|[2-6]\d)(?:\.\d{1,3})?px$/, /^(?:[89]|[1-4]\d)(?:\.\d{1,3})?pt$/],
  'line-height': [/^[12](?:\.\d{1,3})?$/],
};
const TAGS =
  'a abbr address article b blockquote br caption center cite code col colgroup dd del div dl dt em figcaption figure font ' +
  'footer h1 h2 h3 h4 h5 h6 header hr i img ins li main mark ol p pre q s section small span strike strong sub sup table ' +
  'tbody td tfoot th thead tr tt u ul';
const CELL = ['align', 'valign', 'bgcolor', 'width', 'colspan', 'rowspan'];

export interface Picture {
  /** Of its part, without brackets. */
  cid: string;
  type: string;
  bytes: Uint8Array;
}

/** Whether so much HTML is shown: more is for a mail program. Linear in its length. */
export const isShown = (html: string): boolean => {
  if (html.length > LONGEST_HTML) return false;
  let tags = 0;
  for (let at = html.indexOf('<'); at >= 0 && tags <= MOST_TAGS; at = html.indexOf('<', at + 1)) tags += 1;
  return tags <= MOST_TAGS;
};

/**
 * HTML of the body, for a frame of its own with `FRAME_POLICY`. Pictures are those of the mail itself (3 MB); instead of others
 * stand their words. A link says its host, opens another window and tells it nothing of us. Empty where `isShown` says no.
 */
export function cleanHtml(html: string, pictures: readonly Picture[]): string {
  if (!isShown(html)) return '';
  const held = new Map(pictures.map((picture) => [picture.cid, picture]));
  let left = PICTURES_BYTES;
  const pictureOf = (src: string): string | null => {
    const picture = src.startsWith('cid:') ? held.get(src.slice(4)) : undefined;
    if (!picture || !PICTURE.test(picture.type) || picture.bytes.byteLength > left) return null;
    left -= picture.bytes.byteLength;
    return `data:${picture.type};base64,${Buffer.from(picture.bytes).toString('base64')}`;
  };
  const styled = ({ style, ...given }: Attributes): Attributes =>
    style === undefined || style.length > LONGEST_STYLE ? given : { ...given, style };
  return sanitize(html, {
    allowedTags: TAGS.split(' '),
    allowedAttributes: {
      '*': ['style', 'dir', 'lang', 'align'],
      a: ['href', 'target', 'rel', 'data-host'],
      img: ['src', 'alt', 'width', 'height'],
      font: ['color'],
      ol: ['start'],
      table: ['width', 'bgcolor', 'border', 'cellpadding', 'cellspacing'],
      td: CELL,
      th: CELL,
    },
    allowedStyles: { '*': STYLES },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    nestingLimit: NESTED,
    transformTags: {
      '*': (tagName, given) => ({ tagName, attribs: styled(given) }),
      a: (tagName, given) => ({ tagName, attribs: { ...styled(given), ...linkOf(given['href'] ?? '') } }),
      img: (tagName, given) => {
        const { src = '', alt = '', ...rest } = styled(given);
        const data = pictureOf(src);
        return data === null
          ? { tagName: 'span', attribs: {}, text: alt }
          : { tagName, attribs: { ...rest, alt, src: data } };
      },
    },
  });
}

/** Where a link leads, in the letters that it is asked for by: a name in another script is seen as what it is, and none stands before it. */
function linkOf(href: string): Attributes {
  const leaves = { target: '_blank', rel: 'noopener noreferrer nofollow' };
  // Not canParse, which says yes to hosts that the constructor refuses.
  const url = URL.parse(href);
  if (url === null) return { ...leaves, href: '' };
  if (!url.protocol.startsWith('http')) return { ...leaves, href: url.href };
  Object.assign(url, { username: '', password: '' });
  return { ...leaves, href: url.href, 'data-host': url.host };
}

/** Of the frame: no scripts, nothing fetched, an origin of its own; a link opens a window that is free of it. */
export const FRAME_POLICY =
  "default-src 'none'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** The document of the frame. Mails are written for white paper, whatever colours the page around has. */
export const framed = (body: string): string =>
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title></title><style>
:root{color-scheme:light;background:#fff;color:#1b1b1b;font:16px/1.5 system-ui,sans-serif}
body{margin:16px;overflow-wrap:anywhere}
img,table{max-width:100%}img{height:auto}pre{white-space:pre-wrap}
blockquote{margin:0 0 0 4px;padding-left:12px;border-left:3px solid #ccc}
a{color:#0b57d0}a[data-host]::after{content:" ("attr(data-host)")";color:#555;background:#fff;padding:0 .3em;border-radius:.2em;font:13px/1.4 system-ui,sans-serif}
</style><body>${body}</body>`;
