import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Marked } from './Marked.tsx';

const draw = (text: string) =>
  renderToStaticMarkup(<Marked text={text} parts={{ terms: (inside) => <a href="/terms">{inside}</a> }} />);

it('a marked part of a message becomes a link wherever the translator put it', () => {
  expect(draw('I accept the <terms>terms</terms>.')).toBe('I accept the <a href="/terms">terms</a>.');
  expect(draw('<terms>Όρους</terms> αποδέχομαι')).toBe('<a href="/terms">Όρους</a> αποδέχομαι');
});

it('a mark nobody knows is only its words, and nothing in a message is HTML', () => {
  expect(draw('<b>bold</b> <script>alert(1)</script> 1 < 2 & <terms>x')).toBe(
    'bold alert(1) 1 &lt; 2 &amp; &lt;terms&gt;x',
  );
});
