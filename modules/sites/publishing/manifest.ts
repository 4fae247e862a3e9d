import type { PhotoFormat } from '../../../site-kit/render/options.ts';

/** A built file, kept under the hash of its bytes; text is kept in brotli, and other forms are made of that. */
export interface BytesEntry {
  kind: 'bytes';
  /** SHA-256, hexadecimal; also the ETag. */
  hash: string;
  size: number;
  type: string;
  compressed: boolean;
  /** HTML only. */
  csp?: string;
  /** Kept by who asks for it, under the last part of its path; never opened in the site's name. */
  download?: true;
}
/** A photo in one width and format, encoded at the latest when it is first asked for. */
export interface PhotoEntry {
  kind: 'photo';
  photo: string;
  width: number;
  format: PhotoFormat | 'png' | 'jpeg';
  /** Cut to this height round the focal point: the picture of shared links. */
  cut?: { height: number; focal: [number, number] };
}
/** An address that leads on: one that a page of the owner's had before, or another spelling of one of the site's. */
export interface MovedEntry {
  kind: 'moved';
  /** Path where the page stands now. */
  to: string;
  /** Id of the owner's page: it may move again. */
  page?: string;
  /** ISO instant from which on the address is nobody's; absent: it leads on as long as the version is shown. */
  until?: string;
}
export type FileEntry = BytesEntry | PhotoEntry | MovedEntry;
/** Path on the site, with its leading slash -> file. Nothing else of a site can be asked for. */
export type Manifest = Record<string, FileEntry>;

export const NOT_FOUND_PATH = '/404';

export const fileKey = ({ hash, compressed }: Pick<BytesEntry, 'hash' | 'compressed'>): string =>
  `site-files/${hash.slice(0, 2)}/${hash}${compressed ? '.br' : ''}`;

export const photoFolder = (photoId: string): string => `photos/${photoId.slice(0, 2)}/${photoId}`;
export const originalKey = (photoId: string): string => `${photoFolder(photoId)}/original`;

/** Also the stem of its ETag: bytes under one name never change. */
export const variantName = ({ width, format, cut }: Omit<PhotoEntry, 'kind'>): string =>
  `${width}${cut ? `x${cut.height}` : ''}.${format}`;

/** Within its budget of bytes, for sites that are visited; or at the first try, for previews. */
export type Make = 'lean' | 'quick';

export const variantKey = (variant: Omit<PhotoEntry, 'kind'>, make: Make): string =>
  `${photoFolder(variant.photo)}/${make}/${variantName(variant)}`;
