/**
 * Browser files of the last builds, kept in the bucket: while versions change, and for who has a page open, a node answers
 * for files that only another build has. Where files are on the disk there is one node and one build.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Ports } from '../../platform/ctx.ts';
import { inParallel } from '../../platform/in-parallel.ts';
import type { Logger } from '../../platform/logger.ts';
import { repeat } from '../../platform/repeat.ts';
import { createAsset, filesUnder, sendAsset, type Asset } from './client-assets.ts';

type Files = Ports['files'];

const LIST = 'builds/list';
const MOST_BUILDS = 5;
const PARALLEL = 8;
/** A start does not wait longer for its files to be kept; it serves, and tries again. */
const FIRST_MS = 20_000;
const AGAIN_MS = 30_000;
const NAME = /^\/assets\/[\w.-]{1,150}$/;
/** A name that nobody has is asked for once a minute. */
const NOBODYS_MS = 60_000;
const MOST_UNDER_WAY = 16;

const lists = z.array(z.object({ id: z.string(), paths: z.array(z.string()) }));
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
/** Names are those of their content, made by the bundler; keys have small letters only. */
const keyOf = (path: string): string => `builds/files/${sha256(path)}`;

/** Keeps the files of the build in `root` beside those of the four before it, and removes older ones. Safe twice. */
export async function keepBuild(files: Files, root: string): Promise<void> {
  const paths = [...filesUnder(root)].filter((path) => NAME.test(`/${path}`)).toSorted();
  const id = sha256(paths.join('\n'));
  const listed = await files.read(LIST);
  const before = listed ? lists.parse(JSON.parse(Buffer.from(listed).toString('utf8'))) : [];
  if (before[0]?.id === id) return;
  await inParallel(paths, PARALLEL, (path) => files.write(keyOf(path), readFileSync(join(root, path))));
  const all = [{ id, paths }, ...before.filter((each) => each.id !== id)];
  const kept = all.slice(0, MOST_BUILDS);
  await files.write(LIST, Buffer.from(JSON.stringify(kept)));
  const named = new Set(kept.flatMap((each) => each.paths));
  const gone = all.slice(MOST_BUILDS).flatMap((each) => each.paths.filter((path) => !named.has(path)));
  for (const path of gone) await files.remove(keyOf(path));
}

export interface FormerBuilds {
  /** True when it answers, at once or soon; `otherwise` is called when no build has such a file. */
  handle(req: IncomingMessage, res: ServerResponse, otherwise: () => void): boolean;
  close(): Promise<void>;
}

/** Keeps this build now, or as soon as the store takes it, and answers for the others. `always`: headers of each answer. */
export async function openFormerBuilds(
  files: Files,
  { root, always, log }: { root: string; always: Record<string, string>; log: Logger },
): Promise<FormerBuilds> {
  let isKept = false;
  const keeping = repeat(
    AGAIN_MS,
    async () => {
      if (isKept) return;
      await keepBuild(files, root);
      isKept = true;
    },
    (error) => log.warn({ err: error }, 'the files of this build are not in the store yet; trying again'),
  );
  const known = new LRUCache<string, { asset: Asset | null }>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ asset }) => (asset?.raw.byteLength ?? 0) + 500,
    async fetchMethod(path, _stale, { options }) {
      const raw = await files.read(keyOf(path.slice(1)));
      if (!raw) options.ttl = NOBODYS_MS;
      return { asset: raw && createAsset(path.slice(1), Buffer.from(raw)) };
    },
  });
  let underWay = 0;
  const tryLater = (res: ServerResponse) => void res.writeHead(503, { ...always, 'retry-after': '2' }).end();

  async function find(path: string): Promise<Asset | null> {
    underWay += 1;
    try {
      return (await known.fetch(path))?.asset ?? null;
    } finally {
      underWay -= 1;
    }
  }
  await Promise.race([keeping.run(), sleep(FIRST_MS, undefined, { ref: false })]);
  return {
    handle(req, res, otherwise) {
      const path = (req.url ?? '').split('?', 1)[0] ?? '';
      if ((req.method !== 'GET' && req.method !== 'HEAD') || !NAME.test(path)) return false;
      if (underWay >= MOST_UNDER_WAY && !known.has(path)) {
        tryLater(res);
        return true;
      }
      find(path).then(
        (asset) => (asset ? sendAsset(req, res, asset, always) : otherwise()),
        () => tryLater(res),
      );
      return true;
    },
    close: () => keeping.stop(),
  };
}
