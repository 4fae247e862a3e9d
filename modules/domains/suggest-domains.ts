import type { Ctx } from '../../platform/ctx.ts';
import { normaliseDomain } from './domain-name.ts';
import { nameFromBusiness } from './name-from-business.ts';
import type { DomainSuggestion, SuggestQuery } from './schemas.ts';
import { rankSuggestions } from './suggest.ts';
import { ZONES } from './zones/zones.rules.ts';

/** How many spellings of a typed name are asked for by name: the very one, and the plain one without accents or spaces. */
const SPELLINGS = 2;

interface FoundNames {
  /** What can be had, best first. */
  suggestions: DomainSuggestion[];
  /** The very name that was typed, ASCII, in the zone that was typed or in all of ours, where somebody has it. */
  taken: string[];
}

/**
 * Names that can be had for what was typed (C1): the very name in each zone, asked one by one, and the registrar's
 * ideas. Throws domains.registrar-unavailable when the names could not be asked for.
 */
export async function suggestDomains(ctx: Ctx, query: SuggestQuery): Promise<FoundNames> {
  const typed = normaliseDomain(query.q, query.ext);
  const name = typed.ok ? typed.unicode.slice(0, -typed.ext.length - 1) : null;
  // An ending that was typed is no word of the name: "gufi-rossi.it" is also tried as gufirossi, not as gufirossiit.
  const words = name !== null && query.q.includes('.') ? name : query.q;
  const spellings = [...(name === null ? [] : [name]), ...nameFromBusiness(words)];
  const labels = [...new Set(spellings)].slice(0, SPELLINGS);
  const names = labels.flatMap((label) => ZONES.map((zone) => normaliseDomain(label, zone)).filter((read) => read.ok));
  const [first] = names;
  if (!first) return { suggestions: [], taken: [] };
  const [checked, ideas] = await Promise.all([
    Promise.all(
      names.map(async ({ ascii }) => ({ domain: ascii, availability: await ctx.ports.registrar.check(ascii) })),
    ),
    ctx.ports.registrar.suggest(`${first.label}.${query.ext}`, 12).catch((error: unknown) => {
      // The registrar's ideas are a bonus; the exact names were answered or the whole call fails.
      ctx.log.warn({ err: error }, 'the registrar gave no suggestions');
      return [];
    }),
  ]);
  const meant = typed.ok && query.q.includes('.') ? [typed.ascii] : ZONES.map((zone) => `${first.label}.${zone}`);
  return {
    suggestions: rankSuggestions(first.label, query.ext, checked, ideas),
    taken: checked
      .filter(({ domain, availability }) => availability === 'UNAVAILABLE' && meant.includes(domain))
      .map(({ domain }) => domain),
  };
}
