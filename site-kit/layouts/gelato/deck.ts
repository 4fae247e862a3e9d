/** How many twelfths of a row each of `count` cards takes on wide screens; rows are always full. */
export function spans(count: number): number[] {
  if (count <= 2) return Array.from({ length: count }, () => 12 / count);
  const fours =
    count % 4 === 0 ? count / 4 : ([0, 1, 2].find((rows) => (count - rows * 4) % 3 === 0 && count > 5) ?? -1);
  // Five cards cannot be rows of three and four: the last two share a row.
  if (fours === -1) return [4, 4, 4, 6, 6];
  const thirds = count - fours * 4;
  return [...Array.from({ length: thirds }, () => 4), ...Array.from({ length: fours * 4 }, () => 3)];
}
