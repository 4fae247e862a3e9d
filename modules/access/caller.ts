import type { Lang } from '../../site-kit/names.ts';

declare module '../../platform/http-call.ts' {
  interface Caller {
    /** In which a caller who says nothing else is answered. */
    locale: Lang;
  }
}
