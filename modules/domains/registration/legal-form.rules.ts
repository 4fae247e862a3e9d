/** Legal forms that Italian companies, partnerships and associations must carry in their name (art. 2250 Codice civile). */
const FORMS =
  /(?<![\p{L}\p{N}])(?:s\.?\s?r\.?\s?l\.?\s?s?\.?|s\.?\s?p\.?\s?a\.?|s\.?\s?n\.?\s?c\.?|s\.?\s?a\.?\s?s\.?|s\.?\s?a\.?\s?p\.?\s?a\.?|s\.?\s?s\.?|soc\.?|societ[aà]|coop\.?|cooperativa|consorzio|fondazione|associazione|a\.?\s?s\.?\s?d\.?|s\.?\s?s\.?\s?d\.?|a\.?\s?p\.?\s?s\.?|onlus|ets|& ?c\.)(?![\p{L}\p{N}])/iu;

/**
 * Whether an Italian business is one person's: its name then holds no legal form ("Bar Sport di Rossi Mario"). The order
 * form does not ask, and the .it registry tells freelancers and companies apart.
 */
export const isSoleTrader = (businessName: string, country: string): boolean =>
  country === 'IT' && !FORMS.test(businessName);
