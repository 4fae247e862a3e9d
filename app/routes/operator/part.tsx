import { useId, type ReactNode } from 'react';
import controls from './controls.module.css';
import marks from './marks.module.css';
import parts from './order.module.css';

/** One subject of an order: a heading and its rows. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={parts.section}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

interface LineProps {
  what: ReactNode;
  about?: ReactNode;
  at?: ReactNode;
  acts?: ReactNode;
  /** Over the whole width, under the rest. */
  below?: ReactNode;
}
/** A line of a subject: what, some words about it, a time, and what can be done. */
export function Line(props: LineProps) {
  return (
    <li className={parts.line}>
      <div className={parts.what}>
        {props.what}
        {props.about ? <p className={marks.detail}>{props.about}</p> : null}
      </div>
      {props.at}
      {props.acts ? <div className={controls.row}>{props.acts}</div> : null}
      {props.below ? <div className={parts.below}>{props.below}</div> : null}
    </li>
  );
}
