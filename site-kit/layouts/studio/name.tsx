import type { Text } from '../../document.ts';
import type { PageProps } from '../contract.ts';
import { nameplate } from './nameplate.ts';

/** The name as it would be engraved: what follows a dash stands under it, smaller; `under` where nothing does. */
export function Name({ doc, r, under = null }: PageProps & { under?: Text | null }) {
  const [name, rest] = nameplate(doc.name.value);
  return (
    <span lang={doc.name.lang}>
      {r.split(
        doc.name,
        <>
          <strong>{name}</strong>
          {rest && <small> {rest}</small>}
        </>,
      )}
      {!rest && under && <small> {r.t(under)}</small>}
    </span>
  );
}
