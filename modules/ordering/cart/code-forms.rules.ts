/** The forms under which a tax code is found: capitals and figures only, with the country in front of a VAT number and without. */
export function codeForms(typed: string): string[] {
  const bare = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (bare === '') return [];
  const [, country, rest] = /^([A-Z]{2})([A-Z0-9]{7,13})$/.exec(bare) ?? [];
  return country && rest && /\d/.test(rest) ? [bare, rest] : [bare];
}
