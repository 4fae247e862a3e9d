import { AppError } from '../../../platform/errors.ts';

// The fonts travel inside the server bundle: the renderer names files of site-kit/fonts, and no folder has to be found
// beside a built server.
const files = import.meta.glob<string>('../../../site-kit/fonts/*.woff2', { query: '?inline', import: 'default' });
const byName = new Map(Object.entries(files).map(([path, load]) => [path.slice(path.lastIndexOf('/') + 1), load]));

export const isFont = (file: string): boolean => byName.has(file);

/** Bytes of a file of site-kit/fonts; the name carries the hash of its content. Throws for any other name. */
export async function fontBytes(file: string): Promise<Buffer> {
  const load = byName.get(file);
  if (!load) throw new AppError('sites.font-missing', { status: 404, reason: `no font ${file}` });
  const address = await load();
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
}
