import { expect, it } from 'vitest';
import { htmlWords } from './html-words.ts';

it.each([
  ['<p>Vorrei un tavolo</p><p>per due.<br>Grazie</p>', 'Vorrei un tavolo\nper due.\nGrazie'],
  ['<table><tr><td>Uno</td><td> due</td></tr><tr><td>Tre</td></tr></table>', 'Uno due\nTre'],
  ['a &lt;b&gt; &amp;amp; c <b>grassetto</b>', 'a <b> &amp; c grassetto'],
  ['<style>p{color:red}</style><script>alert(1)</script>ciao<!-- no -->', 'ciao'],
  ['<div><div><div>\n\n</div></div></div>x', 'x'],
  ['<p onclick="x">2 < 3</p>', '2 < 3'],
  ['', ''],
])('%j is quoted as %j [P4]', (html, words) => {
  expect(htmlWords(html)).toBe(words);
});

it('more than is shown is not quoted, and what is made to be slow is not [X5]', () => {
  expect(htmlWords('x'.repeat(500_001))).toBe('');
  const since = performance.now();
  htmlWords(`${'<div>'.repeat(9_000)}${'&lt;'.repeat(50_000)}`);
  htmlWords(' '.repeat(499_000));
  expect(performance.now() - since).toBeLessThan(5_000);
});
