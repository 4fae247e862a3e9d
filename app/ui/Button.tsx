import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import styles from './Button.module.css';

interface Look {
  /** `default` has an edge and no fill; `subtle` has neither. */
  variant?: 'filled' | 'default' | 'subtle';
  size?: 'md' | 'lg';
  fullWidth?: boolean;
  leftSection?: ReactNode;
  children: ReactNode;
}
type Given =
  | ({ component?: 'button' } & ComponentProps<'button'>)
  | ({ component: 'a' } & ComponentProps<'a'>)
  | ({ component: typeof Link } & LinkProps);

/** The one button of every screen: a button, an outside link or a way to another screen, all drawn alike. */
export function Button({ variant = 'filled', size = 'lg', fullWidth, leftSection, children, ...rest }: Look & Given) {
  const look = {
    className: [styles.button, rest.className].filter(Boolean).join(' '),
    'data-variant': variant,
    'data-size': size,
    'data-full': fullWidth || undefined,
  };
  const inside = (
    <>
      {leftSection}
      {children}
    </>
  );
  if (rest.component === Link) {
    const { component: _component, ...link } = rest;
    return (
      <Link {...link} {...look}>
        {inside}
      </Link>
    );
  }
  if (rest.component === 'a') {
    const { component: _component, ...anchor } = rest;
    return (
      <a {...anchor} {...look}>
        {inside}
      </a>
    );
  }
  const {
    component: _component,
    type = 'button',
    ...button
  } = rest as ComponentProps<'button'> & {
    component?: 'button';
  };
  return (
    // oxlint-disable-next-line react/button-has-type -- given by the caller, "button" unless it says otherwise
    <button type={type} {...button} {...look}>
      {inside}
    </button>
  );
}
