/** A text of a posted form, without the spaces around it; a file or a missing field is empty. */
export function typedIn(form: Record<string, unknown>, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value.trim() : '';
}
