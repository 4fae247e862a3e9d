import type { Ctx } from '../../platform/ctx.ts';
import type { SiteAccess } from '../access/index.server.ts';

interface LetterVisitsAsked {
  by: SiteAccess;
  /** IANA zone of the site's days. */
  timeZone: string;
  /** Each by whole days of the site's clock: that of its first moment, and those before the one in which it ends. */
  periods: readonly { from: Date; until: Date }[];
}
/** How many came; null: too few to be told, one to four. */
export type FewOrMany = number | null;

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** How many arrivals by links of letters were counted in each period, in their order. */
    letterVisits: (ctx: Ctx, asked: LetterVisitsAsked) => Promise<FewOrMany[]>;
  }
}

/** The same, of whichever room counts; nobody where none does. */
export async function visitsByLetters(ctx: Ctx, asked: LetterVisitsAsked): Promise<FewOrMany[]> {
  const [counted] = asked.periods.length > 0 ? ctx.contributed('letterVisits') : [];
  return counted ? counted(ctx, asked) : asked.periods.map(() => 0);
}
