/** What the product needs of an image library. Implemented by adapters/images-sharp. */
export interface ImageCluster {
  /** OKLCH of the cluster's centre and its share of the pixels, 0..1. */
  l: number;
  c: number;
  h: number;
  share: number;
}
export interface ImageAnalysis {
  width: number;
  height: number;
  /** Focal point 0..1 from left and top. */
  focal: [number, number];
  /** Dominant colour, #rrggbb. */
  color: string;
  /** 99.5th percentile of the Laplacian on a 640 px grey copy; under 16 is blurred. */
  sharpness: number;
  /** 64-bit difference hash as 16 hex digits; a distance of 6 bits or less is the same picture. */
  dhash: string;
  /** The same of its cuts to usual shapes (site-kit/same-picture.ts). */
  cuts: string[];
  /** True when the picture is mostly text or flat graphics. */
  flyer: boolean;
  clusters: ImageCluster[];
  scrim: { whole: number; lower: number };
}
export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export interface Images {
  /** Throws AppError 'sites.photo-unreadable' for bytes that are not a picture, or one larger or longer than docs/security.md states. */
  analyse(bytes: Uint8Array): Promise<ImageAnalysis>;
  /**
   * What somebody gave, made anew once: upright, sRGB, one frame, at most `side` pixels long, nothing but its pixels; a JPEG. Throws
   * 'sites.photo-unreadable' with `fields.why`: `form`, `heic`, `pixels` or `broken`.
   */
  normalise(bytes: Uint8Array, options: { side: number }): Promise<Uint8Array>;
  /**
   * Orients, strips metadata, resizes to `width` (never enlarges) and encodes for the web. With `cut` it fills exactly
   * `width` × `cut.height` pixels round the focal point, enlarging if it must. AVIF and WebP lose quality until they have
   * about `bytesPerPixel` (up to a fifth more) or cannot lose more; they keep their pixels, because their name promises them.
   */
  encode(
    bytes: Uint8Array,
    options: {
      width: number;
      format: ImageFormat;
      cut?: { height: number; focal: [number, number] };
      bytesPerPixel?: number;
    },
  ): Promise<Uint8Array>;
}

declare module '../../../platform/ctx.ts' {
  interface Ports {
    images: Images;
  }
}
