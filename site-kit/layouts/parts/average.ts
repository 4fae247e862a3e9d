/** "4,8 de 5, 126 opiniones" as the figure and what follows it; no figure where the sentence starts with a word. */
export function splitAverage(label: string): [figure: string, rest: string] {
  const match = /^([\d.,]+)\s+(\S.*)$/u.exec(label);
  return match ? [match[1] ?? '', match[2] ?? ''] : ['', label];
}
