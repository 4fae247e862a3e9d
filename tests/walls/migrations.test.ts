/** Versions run side by side on the same tables: a migration adds, and takes away only what nobody reads any more. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { contractsIn, misfitOf } from '../../platform/schema-fit.ts';
import { faultsOf } from './migration-rules.ts';

const FOLDER = resolve(import.meta.dirname, '../../migrations');
/** From here on nodes of two versions are on one database. */
const FIRST = '0060';

it('every migration from 0060 on is borne by the version before it', () => {
  const files = readdirSync(FOLDER).filter((name) => name.endsWith('.sql') && name >= FIRST);
  expect(files.length).toBeGreaterThan(0);
  const found = files.flatMap((name) =>
    faultsOf(readFileSync(join(FOLDER, name), 'utf8')).map((each) => `${name}: ${each}`),
  );
  expect(found).toEqual([]);
});

it.each([
  'ALTER TABLE "orders" DROP COLUMN "mail";',
  'ALTER TABLE "orders" RENAME COLUMN "mail" TO "email";',
  'ALTER TABLE "orders" ALTER COLUMN "mail" SET DATA TYPE varchar(100);',
  'ALTER TABLE "orders" ALTER COLUMN "mail" SET NOT NULL;',
  'ALTER TABLE "orders" ADD COLUMN "mail" text NOT NULL;',
  'DROP TABLE "orders";',
  'CREATE INDEX "orders_mail" ON "orders" USING btree ("mail");',
  'ALTER TABLE "orders" ADD CONSTRAINT "o" FOREIGN KEY ("a") REFERENCES "b"("id");',
  'UPDATE orders SET mail = lower(mail);',
])('%s is a fault', (statement) => {
  expect(faultsOf(`CREATE TABLE "other" ("id" text);\n--> statement-breakpoint\n${statement}`)).toHaveLength(1);
});

it.each([
  'CREATE TABLE "orders" ("id" text NOT NULL);--> statement-breakpoint\nCREATE INDEX "orders_mail" ON "orders" USING btree ("id");',
  'ALTER TABLE "orders" ADD COLUMN "mail" text;',
  `ALTER TABLE "orders" ADD COLUMN "mail" text DEFAULT '' NOT NULL;`,
  'ALTER TABLE "orders" ADD CONSTRAINT "o" FOREIGN KEY ("a") REFERENCES "b"("id") NOT VALID;',
  '-- contract after 0061\nALTER TABLE "orders" DROP COLUMN "mail";',
  '-- locks: a table with one row for each plan\nCREATE INDEX "plans_name" ON "plans" USING btree ("name");',
])('%s is none', (text) => {
  expect(faultsOf(text)).toEqual([]);
});

it('a version is borne by tables from its own migrations on, until a contract that it does not know', () => {
  expect(contractsIn('-- contract after 0061\ndrop table x;')).toEqual([62]);
  expect(misfitOf(61, { applied: 61, floor: 0 })).toBeNull();
  expect(misfitOf(61, { applied: 64, floor: 61 })).toBeNull();
  expect(misfitOf(61, { applied: 60, floor: 0 })).toContain('run npm run migrate first');
  expect(misfitOf(61, { applied: 64, floor: 62 })).toContain('need a version that knows 62 migrations');
});
