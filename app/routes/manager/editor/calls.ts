/** The calls of the editor. `site`: its id. */
import {
  canvasAnswer,
  checkAnswer,
  draftAnswer,
  draftView,
  openCanvasAnswer,
  publishAnswer,
  versionsAnswer,
} from '../../../../modules/editor/schemas.ts';
import { getJson, postJson } from '../../../ui/api.ts';
import type { Op } from './save-queue.ts';

const of = (site: string, call: string) => `/buy_yr/api/site/${encodeURIComponent(site)}${call}`;
/** A site is composed, and judged, on the way. */
const SLOW = { timeoutMs: 30_000 };

/** What a browser still sends when its page goes. */
const MOST_KEPT_ALIVE = 60_000;

export const readDraft = (site: string) => getJson(of(site, '/draft'), draftView);
export const saveOps = (site: string, rev: number, ops: readonly Op[]) =>
  postJson(of(site, '/draft/ops'), { rev, ops, device: deviceClass() }, draftAnswer);
/** Nobody is there any more to hear the answer. */
export function saveOnLeave(site: string, rev: number, ops: readonly Op[]): void {
  const body = JSON.stringify({ rev, ops, device: deviceClass() });
  const headers = { 'content-type': 'application/json' };
  const keepalive = body.length < MOST_KEPT_ALIVE;
  void fetch(of(site, '/draft/ops'), { method: 'POST', headers, body, keepalive }).catch(() => undefined);
}
export const moveDraft = (site: string, way: 'undo' | 'redo' | 'discard', rev: number) =>
  postJson(of(site, `/draft/${way}`), { rev }, draftAnswer);
export const checkDraft = (site: string) => getJson(of(site, '/draft/check'), checkAnswer, SLOW);
export const publishDraft = (site: string, rev: number) =>
  postJson(of(site, '/draft/publish'), { rev }, publishAnswer, SLOW);
export const listVersions = (site: string) => getJson(of(site, '/versions'), versionsAnswer);
export const restoreVersion = (site: string, version: string, rev: number) =>
  postJson(of(site, `/versions/${encodeURIComponent(version)}/restore`), { rev }, draftAnswer, SLOW);
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
  getJson(of(site, `/draft/canvas?${new URLSearchParams(look).toString()}`), canvasAnswer, SLOW);
/** Where the page of the draft can be typed into. */
export const openCanvas = (site: string) => postJson(of(site, '/draft/canvas'), {}, openCanvasAnswer, SLOW);

export function deviceClass(): 'phone' | 'tablet' | 'computer' {
  if (!window.matchMedia('(pointer: coarse)').matches) return 'computer';
  return window.matchMedia('(max-width: 40em)').matches ? 'phone' : 'tablet';
}
