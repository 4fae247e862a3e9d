import { createHmac, timingSafeEqual } from 'node:crypto';

type Image = { source: string; width: number; height: number };
const SMALLER = [720, 320];

/**
 * Signs picture addresses the way the vendor's picture host does: `oe` is the expiry in hexadecimal seconds, `oh` the
 * signature over path, size and expiry. Stored pictures are paths; a stored absolute address (a sentinel) stays as it is.
 */
export function createPictures(options: {
  origin: () => string;
  secret: string;
  now: () => Date;
  lifetimeSeconds: number;
}) {
  const sign = (path: string, width: string, oe: string) =>
    createHmac('sha256', options.secret).update(`${path}|${width}|${oe}`).digest('base64url').slice(0, 27);

  const address = (path: string, width = ''): string => {
    if (!path.startsWith('/')) return path;
    const life = path.startsWith('/expired/') ? -60 : options.lifetimeSeconds;
    const oe = Math.floor(options.now().getTime() / 1000 + life)
      .toString(16)
      .toUpperCase();
    const size = width ? `w=${width}&` : '';
    return `${options.origin()}/media${path}?${size}oe=${oe}&oh=${sign(path, width, oe)}`;
  };

  return {
    address: (path: string) => address(path),
    /** The largest first, then the smaller copies the vendor would also offer. */
    sizes: (images: Image[]): Image[] =>
      images.flatMap((image) => [
        { ...image, source: address(image.source) },
        ...SMALLER.filter((width) => width < image.width).map((width) => ({
          source: address(image.source, String(width)),
          width,
          height: Math.round((image.height * width) / image.width),
        })),
      ]),
    profile: (data: Record<string, unknown>) => ({ ...data, url: address(String(data['url'])) }),
    /** Whether the signature is right, and then whether it still holds. */
    check(path: string, query: { w?: string; oe?: string; oh?: string }): 'good' | 'expired' | 'bad' {
      const expected = Buffer.from(sign(path, query.w ?? '', query.oe ?? ''));
      const given = Buffer.from(query.oh ?? '');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'bad';
      return parseInt(query.oe ?? '0', 16) * 1000 < options.now().getTime() ? 'expired' : 'good';
    },
  };
}

export type Pictures = ReturnType<typeof createPictures>;
