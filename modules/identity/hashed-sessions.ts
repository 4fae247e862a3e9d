import { createHash } from 'node:crypto';
import type { BetterAuthOptions, DBAdapter, DBTransactionAdapter, Where } from 'better-auth';

type Factory = (options: BetterAuthOptions) => DBAdapter;
type Row = Record<string, unknown>;

/** Tokens are random, so that one round without a salt tells nothing of them. */
const hashOf = (token: unknown): string => createHash('sha256').update(String(token)).digest('base64url');

/** What is asked for by token is asked for by its hash. */
const stored = (where: Where[]): Where[] =>
  where.map((each) =>
    each.field === 'token'
      ? { ...each, value: Array.isArray(each.value) ? each.value.map(hashOf) : hashOf(each.value) }
      : each,
  );
const tokenOf = (where: Where[]): string | null =>
  where.flatMap(({ field, value }) => (field === 'token' && typeof value === 'string' ? [value] : []))[0] ?? null;

/** Whoever named a token is answered with it; a session found otherwise shows the hash, which opens nothing. */
const answered = <T>(row: T, token: string | null): T => (row && token !== null ? Object.assign(row, { token }) : row);

const hashed = (update: Row): Row => ('token' in update ? { ...update, token: hashOf(update['token']) } : update);

function wrap(inner: DBTransactionAdapter): DBTransactionAdapter {
  const ours = <Given extends { model: string; where?: Where[] | undefined }>(given: Given): Given =>
    given.model === 'session' && given.where ? { ...given, where: stored(given.where) } : given;
  const asked = ({ model, where }: { model: string; where: Where[] }) => (model === 'session' ? tokenOf(where) : null);
  return {
    ...inner,
    async create(given) {
      if (given.model !== 'session') return inner.create(given);
      const { token } = given.data as Row;
      const made = await inner.create({ ...given, data: hashed(given.data as Row) as typeof given.data });
      return answered(made as never, String(token));
    },
    findOne: async (given) => answered(await inner.findOne(ours(given)), asked(given)),
    findMany: (given) => inner.findMany(ours(given)),
    count: (given) => inner.count(ours(given)),
    update: async (given) =>
      answered(
        await inner.update(given.model === 'session' ? { ...ours(given), update: hashed(given.update) } : given),
        asked(given),
      ),
    updateMany: (given) => inner.updateMany(ours(given)),
    delete: (given) => inner.delete(ours(given)),
    deleteMany: (given) => inner.deleteMany(ours(given)),
    consumeOne: async (given) => answered(await inner.consumeOne(ours(given)), asked(given)),
    incrementOne: async (given) => answered(await inner.incrementOne(ours(given)), asked(given)),
  };
}

/**
 * The library's adapter, which keeps SHA-256 (base64url) of a session's token in place of the token: whoever reads the
 * table, or a copy of it, signs in as nobody. The library itself stores tokens as they are (better-auth 1.7).
 */
export const hashedSessions =
  (make: Factory): Factory =>
  (options) => {
    const inner = make(options);
    return { ...inner, ...wrap(inner), transaction: (work) => inner.transaction((within) => work(wrap(within))) };
  };
