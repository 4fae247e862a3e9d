/** Looks for texts in everything that a product leaves behind: each column of each table, each file, the log. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Pool } from 'pg';

/** A text that was typed, or that opens a door, and what it is. */
export interface Sought {
  what: string;
  text: string;
}
/** Place → what stands in it: "orders.billing", "pgboss.job.data", "files/site-files", "log". */
export type Found = Map<string, Set<string>>;

/** How a text may be written. `coded`: where the two signs in which base64 and base64url differ are those of base64url. */
interface Writings {
  plain: string[];
  coded: string[];
}

/**
 * As it was typed in any case, and as hexadecimal and base64 write it: the three ways in which a text may fall into groups
 * of three bytes, less the letters at its ends that its neighbours have a part in.
 */
function writingsOf({ text }: Sought): Writings {
  const typed = text.toLowerCase();
  const cases = [...new Set([text, typed])];
  const base64 = cases.flatMap((each) =>
    [0, 1, 2].map((before) => {
      const coded = Buffer.from('\0'.repeat(before) + each).toString('base64url');
      return coded.slice(before === 0 ? 0 : before + 1, -2).toLowerCase();
    }),
  );
  return {
    plain: [typed, ...cases.map((each) => Buffer.from(each).toString('hex'))],
    // What opens a door is itself in base64url.
    coded: /[-_]/.test(typed) ? [typed, ...base64] : base64,
  };
}

export function createSearch(sought: readonly Sought[]) {
  const found: Found = new Map();
  const needles = sought.map((each) => ({ what: each.what, ...writingsOf(each) }));

  function look(place: string, content: string): void {
    const text = content.toLowerCase();
    const inBase64url = text.replaceAll('+', '-').replaceAll('/', '_');
    for (const { what, plain, coded } of needles) {
      if (!plain.some((form) => text.includes(form)) && !coded.some((form) => inBase64url.includes(form))) continue;
      found.set(place, (found.get(place) ?? new Set()).add(what));
    }
  }

  return {
    found,
    look,
    /** Every column of every table of ours, of the queue and of the migrations; parts of a divided table count as the whole. */
    async lookIntoDatabase(pool: Pool): Promise<number> {
      const { rows: columns } = await pool.query<{ table: string; place: string; name: string }>(
        `select format('%I.%I', n.nspname, c.relname) as table, quote_ident(a.attname) as name,
           format('%s%s.%s', case when n.nspname = 'public' then '' else n.nspname || '.' end,
             coalesce(parent.relname, c.relname), a.attname) as place
         from pg_catalog.pg_attribute a
         join pg_catalog.pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'm')
         join pg_catalog.pg_namespace n on n.oid = c.relnamespace
         left join pg_catalog.pg_inherits i on i.inhrelid = c.oid
         left join pg_catalog.pg_class parent on parent.oid = i.inhparent
         where a.attnum > 0 and not a.attisdropped and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`,
      );
      for (const { table, name, place } of columns) {
        const { rows } = await pool.query<{ value: string }>(
          `select ${name}::text as value from ${table} where ${name} is not null`,
        );
        for (const { value } of rows) look(place, value);
      }
      return columns.length;
    },
    /** Every file of the folder by the first two names of its path; what was packed is unpacked. */
    lookIntoFolder(folder: string): number {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, name))
        .filter((path) => statSync(path).isFile());
      for (const path of files) {
        const bytes = readFileSync(path);
        const name = relative(folder, path);
        const place = name.split(sep).slice(0, 2).join('/');
        look(place, `${name}\n${(path.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('latin1')}`);
      }
      return files.length;
    },
  };
}
