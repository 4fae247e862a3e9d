import type { PlanContents } from '../plan-contents.ts';
import { Icon } from './Icon.tsx';

/** What plans have today, a line each. */
export function ContentsList({
  contents,
  className,
}: {
  contents: PlanContents['both'];
  className: string | undefined;
}) {
  return (
    <ul className={className}>
      {contents.map(({ key, name }) => (
        <li key={key}>
          <Icon name="check" size={18} />
          {name}
        </li>
      ))}
    </ul>
  );
}
