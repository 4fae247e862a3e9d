/** The calls of the editor. `site`: its id. */
import type {
  canvasAnswer,
  checkAnswer,
  openCanvasAnswer,
  DraftAnswer,
  DraftView,
  publishAnswer,
  VersionsAnswer,
} from '../../../../modules/editor/schemas.ts';
import type * as z from 'zod/mini';
import { getJson, postJson } from '../../../ui/api.ts';
import type { Op } from './save-queue.ts';

const of = (site: string, call: string) => `/buy_yr/api/site/${encodeURIComponent(site)}${call}`;
/** A site is composed, and judged, on the way. */
const SLOW = { timeoutMs: 30_000 };

/** What a browser still sends when its page goes. */
const MOST_KEPT_ALIVE = 60_000;

export const readDraft = (site: string) => getJson<DraftView>(of(site, '/draft'));
export const saveOps = (site: string, rev: number, ops: readonly Op[]) =>
  postJson<DraftAnswer>(of(site, '/draft/ops'), { rev, ops, device: deviceClass() });
/** Nobody is there any more to hear the answer. */
export function saveOnLeave(site: string, rev: number, ops: readonly Op[]): void {
  const body = JSON.stringify({ rev, ops, device: deviceClass() });
  const headers = { 'content-type': 'application/json' };
  const keepalive = body.length < MOST_KEPT_ALIVE;
  void fetch(of(site, '/draft/ops'), { method: 'POST', headers, body, keepalive }).catch(() => undefined);
}
export const moveDraft = (site: string, way: 'undo' | 'redo' | 'discard', rev: number) =>
  postJson<DraftAnswer>(of(site, `/draft/${way}`), { rev });
export const checkDraft = (site: string) => getJson<z.infer<typeof checkAnswer>>(of(site, '/draft/check'), SLOW);
export const publishDraft = (site: string, rev: number) =>
  postJson<z.infer<typeof publishAnswer>>(of(site, '/draft/publish'), { rev }, SLOW);
export const listVersions = (site: string) => getJson<VersionsAnswer>(of(site, '/versions'));
export const restoreVersion = (site: string, version: string, rev: number) =>
  postJson<DraftAnswer>(of(site, `/versions/${encodeURIComponent(version)}/restore`), { rev }, SLOW);
/** The draft as visitors would see it, its first page or the one named, in its main language or the one named; another `rev` is another drawing. */
export const draftPage = (
  site: string,
  rev: number,
  { page, lang }: { page?: string | undefined; lang?: string | undefined } = {},
) => {
  const asked = new URLSearchParams({ rev: String(rev), ...(page ? { page } : {}), ...(lang ? { lang } : {}) });
  return of(site, `/draft/page?${asked.toString()}`);
};
/** The page of the draft as HTML with anchors; with another look, which is written nowhere. */
export const drawDraft = (site: string, look: { layout?: string; color?: string }) =>
  getJson<z.infer<typeof canvasAnswer>>(of(site, `/draft/canvas?${new URLSearchParams(look).toString()}`), SLOW);
/** Where the page of the draft can be typed into. */
export const openCanvas = (site: string) =>
  postJson<z.infer<typeof openCanvasAnswer>>(of(site, '/draft/canvas'), {}, SLOW);

export function deviceClass(): 'phone' | 'tablet' | 'computer' {
  if (!window.matchMedia('(pointer: coarse)').matches) return 'computer';
  return window.matchMedia('(max-width: 40em)').matches ? 'phone' : 'tablet';
}
