/** Where a link to a preview leads: its short address is followed as a browser follows it. */
import type { TestProduct } from './product.ts';

/** @param url as it is shared or mailed */
export async function followLink(product: Pick<TestProduct, 'app'>, url: string) {
  const answer = await product.app.request(new URL(url).pathname);
  const query = new URL(answer.headers.get('location') ?? '', url).searchParams;
  return { status: answer.status, value: query.get('yr_preview') ?? '', layout: query.get('layout') };
}
