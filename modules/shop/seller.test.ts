/** Whoever is to pay with a card reads who sells and how they are reached, and keeps it (directive 2011/83/EU, art. 6.1 c and 8.7). */
import { expect, it } from 'vitest';
import { find } from '../../site-kit/layouts/parts/find.ts';
import { changeDocument } from '../../tests/support/change-document.ts';
import { CARD, posted } from '../../tests/support/owners-account.ts';
import { paidShop } from '../../tests/support/paid-shop.ts';
import { shopSite } from '../../tests/support/shop-site.ts';
import { makerOf } from '../../site-kit/shop/seller.ts';
import { setMode } from './set-mode.ts';

const { product, shop } = shopSite();

it.each(['phone', 'email'] as const)('nothing is sold by card while the site tells no %s [P8]', async (way) => {
  const [roses = ''] = await shop().add({}, 5);
  await shop().set('open');
  const paid = paidShop(product(), shop());
  await paid.open();
  const { sections } = (await paid.doors()).site.document;
  const at = sections.findIndex(({ type }) => type === 'contact');
  const contact = find((await paid.doors()).site.document, 'contact');
  const tell = (value: unknown) =>
    changeDocument(product(), shop().site.id, { path: `{sections,${at},${way}}`, value });
  const choose = async () => setMode(shop().site.ctx(), { by: await paid.dispose(), mode: 'paid' });

  await tell(null);
  await expect(choose()).rejects.toMatchObject({ code: 'shop.reach-needed', status: 409 });
  await tell(contact?.[way]);
  await choose();

  const { key, mail } = await shop().order([[roses, 1]], { mode: 'paid', mail: `${crypto.randomUUID()}@example.it` });
  await posted(await paid.page(key), CARD);
  await paid.heard();
  expect(await shop().mailsTo(mail)).toEqual(['shop-paid']);
  const [kept] = product()
    .mail.messages()
    .filter(({ to }) => to.includes(mail));
  expect(kept?.text).toContain(`, ${contact?.phone?.label.value}, ${contact?.email?.label.value}`);
});

it('an owner is offered to say that they make it themselves: who they are, where, and how to write to them [P8]', async () => {
  const { site } = await paidShop(product(), shop()).doors();
  const { own_maker: said } = await shop().view();
  for (const part of [
    ...site.document.footer.legal.map(({ value }) => value),
    find(site.document, 'contact')?.email?.label.value,
  ])
    expect(said).toContain(part?.replaceAll(/\s/g, ' '));
  expect(makerOf(site.document, said.length)).toBe(said);
  expect(makerOf(site.document, said.length - 1), 'never cut').toBe('');
});
