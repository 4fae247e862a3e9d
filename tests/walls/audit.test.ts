import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Rooms in which a transaction changes an order, money, a name or a site. */
const ROOMS = ['ordering', 'billing', 'domains', 'sites'];
/** A change: a row written here, or a name moved from one state to another. */
const CHANGES = /ctx\.db\s*\.(?:insert|update|delete)\(|\bmoveRegistration\(/;
/** The row itself, or the one verb that moves an order's state, which writes its history and its row. */
const WRITES_AUDIT = /\baudit\(|\bchangeState\(/;

/** Files that open a transaction and change something without a row, each with its reason. */
const WITHOUT: Record<string, string> = {
  'domains/transfer/align-domain.ts': 'writes down what the registrar said: nobody decided anything',
  'domains/registration/poll-domain.ts': 'writes down what the registrar said: nobody decided anything',
  'ordering/cart/mark-tax-codes.ts': 'hashes of what the order already says, made anew for a new key',
  'ordering/enter-manager.ts': 'the key is used up; access writes the row of each order that it opens',
  'sites/photos/purge-photos.ts': 'retention: what is dropped is nobody’s site any more',
  'sites/publishing/refresh-due-sites.ts': 'a lease on which site is made anew next; publishing writes the row',
  'sites/publishing/site-content.ts': 'the first content of a site that came without; publishing writes the row',
};

it('who opens a transaction that changes an order, money, a name or a site writes the audit row', () => {
  const silent = ROOMS.flatMap((room) =>
    readdirSync(`modules/${room}`, { encoding: 'utf8', recursive: true })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `${room}/${file}`),
  ).filter((file) => {
    const text = readFileSync(`modules/${file}`, 'utf8');
    return text.includes('inTransaction(') && CHANGES.test(text) && !WRITES_AUDIT.test(text);
  });
  expect(silent.toSorted()).toEqual(Object.keys(WITHOUT).toSorted());
});

it('the cart is saved without a transaction of its own: one statement holds right, state, cart and audit row', () => {
  const text = readFileSync('modules/ordering/cart/write-cart.ts', 'utf8');
  expect(text).not.toContain('inTransaction(');
  expect(text).toMatch(/insert into \$\{auditLog\}/);
});
