import drawn from '../../content/drawn.json';

/** Drawn for each request. Its markup is given in one piece: less work than the components of the product's page would be. */
export const dynamic = 'force-dynamic';

export default function Drawn() {
  return <div dangerouslySetInnerHTML={{ __html: drawn.html }} />;
}
