/** Where the field of a unit stands on the screen. */
export const placeOf = (unit: string): string => `unit-${unit.replaceAll(/[^\w-]/g, '-')}`;

/** Leads to the field of a unit, and into it. */
export function goToUnit(unit: string): void {
  const field = document.getElementById(placeOf(unit));
  field?.scrollIntoView({ block: 'center' });
  field?.querySelector<HTMLElement>('input, textarea, button, select')?.focus({ preventScroll: true });
}
