import type { Ctx } from './ctx.ts';
import { isAppError } from './errors.ts';

/** One line of the doctor's: what was looked at, and where it is not well, what that means and what to do. */
export interface Finding {
  level: 'ok' | 'note' | 'wrong';
  about: string;
  /** What is, or what happened. */
  says: string;
  means?: string;
  todo?: string;
}

/** Asks something that changes nothing, through the ports that the product itself uses. */
export type Look = (given: Pick<Ctx, 'config' | 'ports'> & { now: Date }) => Promise<Finding[]>;

declare module './ctx.ts' {
  interface Contributions {
    /** What the doctor looks at for this room. */
    doctor: readonly Look[];
  }
}

export const ok = (about: string, says: string): Finding => ({ level: 'ok', about, says });
export const wrong = (about: string, says: string, means: string, todo: string): Finding => ({
  level: 'wrong',
  about,
  says,
  means,
  todo,
});
/** Works, and somebody should know. */
export const note = (about: string, says: string, means: string, todo: string): Finding => ({
  ...wrong(about, says, means, todo),
  level: 'note',
});

/** Words by which vendors, and the protocols they are spoken to in, refuse somebody rather than something. */
const REFUSED_US =
  /40[13]\b|Authentication|Permission|[Ss]ignature|security token|UnrecognizedClient|InvalidClientToken|AccessDenied|OAuth|\((?:10|102|104|190|2\d\d)(?:\/\d+)?\)|EAUTH|535|sign-in was answered/;

/** Asks a vendor; a failure becomes a finding that tells a wrong key from a vendor that cannot be reached. */
export async function asked(
  about: string,
  ask: () => Promise<Finding[]>,
  hints: { means: string; keys: string; address: string },
): Promise<Finding[]> {
  try {
    return await ask();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const says = isAppError(error) ? `${error.code}: ${reason}` : reason;
    const todo = REFUSED_US.test(reason)
      ? `It answers and refuses us: check ${hints.keys}.`
      : `Check that this machine reaches it (${hints.address}), and whether the vendor tells of a failure.`;
    return [wrong(about, says, hints.means, todo)];
  }
}

/** `WRONG  about: says. Means …. Do: ….`, with every secret taken out. */
export function lineOf({ level, about, says, means, todo }: Finding, secrets: string[]): string {
  const tail = means === undefined ? '' : ` It means: ${means} Do: ${todo ?? ''}`;
  const text = `${level === 'ok' ? 'ok   ' : level === 'note' ? 'NOTE ' : 'WRONG'}  ${about}: ${says}${tail}`;
  return secrets
    .filter((secret) => secret.length > 5)
    .reduce((line, secret) => line.replaceAll(secret, '***'), text)
    .replaceAll(/\s+/g, ' ')
    .replace(/^(ok|NOTE|WRONG) /, (level_) => level_.trim().padEnd(7));
}
