/** A dash, a bar or a dot between two parts of a name, with space around it. */
const SEAM = /\s[-–—|·]\s/gu;
const SHORTEST_PART = 3;

/** "Studio Rossi – Diritto del lavoro" is a name and what stands under it on the plate; most names have one part. */
export function nameplate(name: string): [name: string, under: string] {
  for (const { 0: seam, index } of name.matchAll(SEAM)) {
    const [first, second] = [name.slice(0, index).trim(), name.slice(index + seam.length).trim()];
    if (first.length >= SHORTEST_PART && second.length >= SHORTEST_PART) return [first, second];
  }
  return [name, ''];
}
