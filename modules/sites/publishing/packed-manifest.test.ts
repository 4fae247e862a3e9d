import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FileEntry, Manifest } from './manifest.ts';
import { fileOf, packManifest } from './packed-manifest.ts';

const id = fc.stringMatching(/^[0-9a-f]{32}$/);
const photo = fc.record({
  kind: fc.constant('photo' as const),
  photo: id,
  width: fc.integer({ min: 1, max: 1800 }),
  format: fc.constantFrom('avif' as const, 'webp' as const, 'png' as const),
});
const page = fc.record({
  kind: fc.constant('bytes' as const),
  hash: id,
  size: fc.nat(),
  type: fc.constant('text/html'),
  compressed: fc.boolean(),
  csp: fc.constantFrom('a', 'b'),
});
const own = photo.map((entry): [string, FileEntry] => [`/p/${entry.photo}-${entry.width}.${entry.format}`, entry]);
const named = fc.tuple(
  fc.string().map((path) => `/${path}`),
  fc.oneof(photo, page),
) as fc.Arbitrary<[string, FileEntry]>;

it('a packed manifest names the same files as the whole one, and no others', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(own, named)), fc.array(fc.oneof(own, named)), (entries, others) => {
      const files: Manifest = Object.fromEntries(entries);
      const packed = packManifest(files);
      for (const [path] of [...entries, ...others, ['/__proto__'], ['\n'], ['']] as [string][])
        expect(fileOf(packed, path)).toEqual(Object.hasOwn(files, path) ? files[path] : undefined);
    }),
  );
});
