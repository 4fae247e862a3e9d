import type { ReactNode } from 'react';
import type { PageProps } from '../contract.ts';
import { fitOf } from './pictures.ts';

interface PairProps extends PageProps {
  id?: string;
  picture: string | null;
  /** The edge of the page that the picture touches on wide screens. */
  side: 'left' | 'right';
  className?: string;
  children: ReactNode;
}

/** A picture from the page's edge and words beside it; words alone where no picture is good enough. */
export function Pair({ doc, r, id, picture, side, className = '', children }: PairProps) {
  const fit = picture ? fitOf(doc.photos[picture]) : null;
  const shape = fit ? `pair ${side} ${fit}` : 'alone wrap';
  return (
    <section className={`${shape} ${className}`.trim()} id={id}>
      {fit &&
        r.photo(picture, {
          sizes: fit === 'wide' ? '(min-width:960px) 58vw, 100vw' : '(min-width:480px) 480px, 100vw',
          ratio: 7 / 6,
        })}
      <div className="words">{children}</div>
    </section>
  );
}
