/** A dash, a bar or a dot between two parts of a name, with space around it. */
const SEAM = /^(.{3,}?)\s+[-–—|·]\s+(.{3,})$/u;

/** "Studio Rossi – Diritto del lavoro" is a name and what stands under it on the plate; most names have one part. */
export function nameplate(name: string): [name: string, under: string] {
  const [, first, second] = SEAM.exec(name) ?? [];
  return first && second ? [first, second] : [name, ''];
}
