/** Pages of the sites that the first page shows: an invented business each, of another trade, in the layout that its trade is offered first. */
export const SHOWCASE = ['officinasalu', 'trattoriasettegufi', 'verveineetciseaux'] as const;
