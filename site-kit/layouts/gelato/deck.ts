/** How many twelfths of a row each of `count` cards takes on wide screens: rows of three, then of four, always full. */
export function spans(count: number): number[] {
  if (count <= 2) return Array.from({ length: count }, () => 12 / count);
  // Five cards cannot be rows of three and four.
  if (count === 5) return [4, 4, 4, 6, 6];
  const fours = 4 * (count % 4 === 0 ? count / 4 : count % 3);
  return Array.from({ length: count }, (_, index) => (index < count - fours ? 4 : 3));
}
