import type { PageProps } from '../contract.ts';
import { nameplate } from './nameplate.ts';

/** The name as it would be engraved: what follows a dash stands under it, smaller. */
export function Name({ doc }: PageProps) {
  const [name, under] = nameplate(doc.name.value);
  return (
    <span lang={doc.name.lang}>
      <strong>{name}</strong>
      {under && <span> {under}</span>}
    </span>
  );
}
