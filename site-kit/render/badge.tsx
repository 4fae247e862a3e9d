import type { Lang } from '../document.ts';
import { OWN_WORDS } from './words.ts';

/** The awning over a V, small, in the colour of the text around it. */
function Awning() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true">
      <path d="M7 6h34v9a5.67 5.67 0 0 1-11.34 0 5.66 5.66 0 0 1-11.32 0A5.67 5.67 0 0 1 7 15z" />
      <path d="M9 25h9.6L24 34.5 29.4 25H39L28.5 42h-9z" />
    </svg>
  );
}

export function Badge({ lang, href }: { lang: Lang; href?: string }) {
  const inside = (
    <>
      <Awning />
      {OWN_WORDS[lang].madeWith}
    </>
  );
  return href ? (
    <a className="made" href={href}>
      {inside}
    </a>
  ) : (
    <span className="made">{inside}</span>
  );
}
