/** What a migration may do while the version before it still runs on the same tables. */

/** Something that goes, or changes its meaning: only after a version that no longer reads it. */
const CONTRACTS = [
  /^drop (?!index)/,
  /^alter table .* (?:drop (?!default|not null)|rename |alter column \S+ (?:set data )?type |alter column \S+ set not null)/,
  /^alter table .* add column (?!.*\bdefault\b).* not null/,
  /^truncate /,
];
/** What keeps writers away for as long as it takes: on a table that may be large somebody says why that is short. */
const LOCKS = [
  /^create (?:unique )?index (?!concurrently)/,
  /^alter table .* add constraint (?!.*not valid)/,
  /^(?:update|delete from|insert into) /,
];
const CONTRACT_MARK = /^-- contract after \d{4}$/m;
const LOCK_MARK = /^-- locks: \S.{10,}$/m;
const MADE = /create (?:unlogged )?table (?:if not exists )?([\w.]+)/;
const ON = /(?:^alter table (?:if exists )?(?:only )?|^update (?:only )?|^delete from |^insert into | on )([\w.]+)/;

const statementsOf = (text: string): string[] =>
  text
    .replaceAll(/^--(?!> statement-breakpoint).*$/gm, '')
    .split(/--> statement-breakpoint|;/)
    .map((each) => each.replaceAll('"', '').replaceAll(/\s+/g, ' ').trim().toLowerCase())
    .filter(Boolean);

/** A sentence for each statement that a node of the version before would not bear, and nothing in the file answers for. */
export function faultsOf(text: string): string[] {
  const statements = statementsOf(text);
  const made = new Set(statements.flatMap((each) => MADE.exec(each)?.[1] ?? []));
  const touches = (each: string) => !made.has(ON.exec(each)?.[1] ?? '');
  return statements.filter(touches).flatMap((each) => {
    if (CONTRACTS.some((rule) => rule.test(each)) && !CONTRACT_MARK.test(text))
      return [
        `${each}: takes something away: "-- contract after 0060" names the last migration that a version must know to bear it`,
      ];
    if (LOCKS.some((rule) => rule.test(each)) && !LOCK_MARK.test(text))
      return [`${each}: keeps writers waiting: "-- locks: …" says why that is short`];
    return [];
  });
}
