/** What the answer with a person's own file says: kept on their device, by no cache, and shown as nothing else than `type`. `named`: the parameter of its name, `filename="…"`. */
export const downloadHeaders = (type: string, named: string): Readonly<Record<string, string>> => ({
  'content-type': type,
  'content-disposition': `attachment; ${named}`,
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
});
