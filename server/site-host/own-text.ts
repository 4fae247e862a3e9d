/** A copy of one piece: a part of a request would keep all of it in memory for as long as it is kept. For text that came as bytes of a request. */
export const ownText = (text: string): string => Buffer.from(text, 'latin1').toString('latin1');
