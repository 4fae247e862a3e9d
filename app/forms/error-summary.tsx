import { useEffect, useRef } from 'react';
import { moveFocus } from '../ui/focus.ts';
import classes from './error-summary.module.css';

export interface SummaryItem {
  /** id of the field that the link goes to */
  field: string;
  message: string;
}

/**
 * What stops the form, in one list that takes the focus, each line a link to its field (GOV.UK Design System's pattern).
 * `attempt` counts the presses of Next: each one brings the focus back here.
 */
export function ErrorSummary({ title, items, attempt }: { title: string; items: SummaryItem[]; attempt: number }) {
  const box = useRef<HTMLDivElement>(null);
  const shown = items.length > 0;
  useEffect(() => {
    if (attempt > 0 && shown) moveFocus(box.current);
    // Only a new press moves the focus: mending one field must not pull the person away from the next.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);
  if (!shown) return null;
  return (
    <div ref={box} className={classes.box} role="alert" tabIndex={-1} aria-labelledby="error-summary-title">
      <h2 id="error-summary-title" className={classes.title}>
        {title}
      </h2>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.field}>
            <a
              href={`#${item.field}`}
              onClick={(event) => {
                event.preventDefault();
                const field = document.getElementById(item.field);
                field?.scrollIntoView({ block: 'center' });
                moveFocus(field, { preventScroll: true });
              }}
            >
              {item.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
