import kept from '../../content/kept.json';

/** Made once, when it is built, and served from Next's own cache. */
export const dynamic = 'force-static';

export default function Kept() {
  return <main>{kept.text}</main>;
}
