import { AppError } from '../../platform/errors.ts';
import { readLocalPart } from './local-part.rules.ts';

/**
 * Local parts as they are stored, of what was typed. Throws the refusals of a local part (422) and 'mailboxes.name-taken'
 * (422) for the second of two that are equal, by field `names.N`.
 */
export function readNames(typed: string[]): string[] {
  const read = typed.map(readLocalPart);
  const fields = Object.fromEntries(
    read.flatMap((each, place) => {
      if ('problem' in each) return [[`names.${place}`, each.problem]];
      const first = read.findIndex((other) => 'name' in other && other.name === each.name);
      return first < place ? [[`names.${place}`, 'mailboxes.name-taken']] : [];
    }),
  );
  const [problem] = Object.values(fields);
  if (problem) throw new AppError(problem, { status: 422, fields });
  return read.flatMap((each) => ('name' in each ? [each.name] : []));
}
