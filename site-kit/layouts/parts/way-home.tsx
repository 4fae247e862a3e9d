import type { Kit } from '../contract.ts';

interface WayHomeProps {
  r: Kit;
  label: string;
  /** Address of the page on which it stands. */
  path: string;
}

/** The end of a page that is asked for; nothing where the site has no home any more. */
export function WayHome({ r, label, path }: WayHomeProps) {
  const home = r.page('home');
  if (home === path) return null;
  return (
    <p className="ask-more">
      <a href={home}>{label}</a>
    </p>
  );
}
