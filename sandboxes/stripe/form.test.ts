import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeForm, type FormValue } from './form.ts';

it('reads nested names, indices and empty brackets', () => {
  expect(decodeForm('a[b][c]=1&l[0][p]=x&l[1][p]=y&expand[]=one&expand[]=two&s=%C3%A8+e')).toEqual({
    a: { b: { c: '1' } },
    l: [{ p: 'x' }, { p: 'y' }],
    expand: ['one', 'two'],
    s: 'è e',
  });
});

function encode(value: FormValue, name: string): string[] {
  if (typeof value === 'string') return [`${encodeURIComponent(name)}=${encodeURIComponent(value)}`];
  return Object.entries(value).flatMap(([key, child]) => encode(child, `${name}[${key}]`));
}

it('gives back every tree that a client encodes', () => {
  const key = fc.stringMatching(/^[a-z_]{1,8}$/);
  const { tree } = fc.letrec<{ tree: FormValue }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 4 },
      fc.string(),
      fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
      fc.dictionary(key, tie('tree'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
    ),
  }));
  fc.assert(
    fc.property(tree, (value) => {
      expect(decodeForm(encode(value, 'root').join('&'))).toEqual({ root: value });
    }),
  );
});
