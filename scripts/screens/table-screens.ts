/** Tables of a place that takes parties: entered, listed, and one of them at a booking by telephone. */
import type { Camera } from './camera.ts';
import type Words from '../../app/i18n/messages/it/bookings.ts';

const TABLES = [
  ['Finestra', 1, 2],
  ['Sala 1', 3, 6],
] as const;

export async function tableScreens({ page, take }: Camera, words: typeof Words): Promise<void> {
  const { tables, add } = words;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press(words.of.replace('{{what}}', words.edit).replace('{{name}}', tables.title));
  const dialog = page.getByRole('dialog');
  for (const [at, [name, from, to]] of TABLES.entries()) {
    if (at > 0) await press(tables.add);
    const row = dialog.getByRole('group').nth(at);
    await row.getByLabel(tables.name, { exact: true }).fill(name);
    await row.getByLabel(tables.from, { exact: true }).fill(String(from));
    await row.getByLabel(tables.to, { exact: true }).fill(String(to));
  }
  await take('owner.tables-form');
  await dialog.getByRole('button', { name: words.save, exact: true }).click();
  await page.getByRole('main').getByText(tables.said, { exact: true }).waitFor();
  await take('owner.tables');
  const form = page.getByRole('main').locator('form').first();
  await press('4');
  await form.getByRole('group', { name: words.times.days }).locator('button:not([data-empty])').nth(1).click();
  await form.getByRole('group').last().getByRole('button').first().click();
  await form.getByLabel(add.name, { exact: true }).fill('Signora Bianchi');
  await form.getByLabel(add.phone, { exact: true }).fill('+39 0432 555 777');
  await form.getByRole('button', { name: add.save, exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Signora Bianchi' });
  await row.getByRole('combobox').scrollIntoViewIfNeeded();
  await take('owner.tables-booking');
}
