import { useId, type ReactNode } from 'react';
import classes from './section.module.css';

/** One subject of the order page: a heading and what belongs to it. */
export function Section({
  title,
  name,
  children,
}: {
  title: string;
  /** id of its heading */ name?: string;
  children: ReactNode;
}) {
  const own = useId();
  const id = name ?? own;
  return (
    <section aria-labelledby={id} className={classes.section}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <div className={classes.body}>{children}</div>
    </section>
  );
}

/** A fact and what it is: "Renews on" — "21 November 2027". */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={classes.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export const Facts = ({ children }: { children: ReactNode }) => <dl className={classes.facts}>{children}</dl>;
export const Actions = ({ children }: { children: ReactNode }) => <div className={classes.actions}>{children}</div>;
