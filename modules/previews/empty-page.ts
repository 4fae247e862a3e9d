import type { SocialPage } from './social-pages.port.ts';

/** A name alone makes no site: there must be something to say about it, or a way to reach it. */
export function isEmptyPage(page: SocialPage): boolean {
  const said = (value: string | null | undefined): boolean => (value ?? '').trim() !== '';
  if (!said(page.name)) return true;
  const told = [page.category, page.about, page.description, page.location?.city, page.single_line_address];
  const reached = [page.phone, page.whatsapp_number, page.website, page.emails?.[0]];
  return ![...told, ...reached].some(said) && !page.category_list?.some((category) => said(category.name));
}
