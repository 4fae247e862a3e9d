import { createContext } from 'react-router';
import type { Ctx } from '../platform/ctx.ts';
import type { Lang } from '../site-kit/names.ts';

/** What every loader and action may use; set once for each request by server/app.ts. */
export interface AppContext {
  /** Opens the doors of the modules: `getOrder(app.ctx, …)`. */
  ctx: Ctx;
  /** Language detected as the specification says (I2): query lng, cookie i18next, Accept-Language, it. */
  locale: Lang;
  /**
   * Of this answer's inline scripts: the content security policy lets no others run. Absent from a page that is kept for
   * everybody, whose policy names its scripts by their hashes.
   */
  nonce: string | undefined;
  /** Told of what a loader threw: the answer's status may have to say more than "failed". */
  onFailure?: (error: unknown) => void;
}
export const appContext = createContext<AppContext>();
