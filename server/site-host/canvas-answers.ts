import type { Ctx } from '../../platform/ctx.ts';
import { drawGranted } from '../../modules/editor/index.server.ts';
import { canvasHost, originOf } from '../../modules/sites/index.server.ts';
import { BRIDGE_SCRIPT, BRIDGE_SHA256 } from '../../site-kit/edit/bridge.ts';
import { contentSecurityPolicy } from '../../site-kit/render/security.ts';
import { readCanvasPath } from './canvas-path.ts';
import { ownOrigins } from './classify-host.ts';
import { NOT_FOUND } from './fixed-answers.ts';
import { compress } from './encoding.ts';
import { fontAnswer, grantedAnswer, SHARED } from './preview-answers.ts';
import { prepareResponse, type Encoding, type PreparedResponse } from './prepared-response.ts';

/**
 * Everything the canvas host says: the draft of a site for the frame in which its owner types into it, with whole fonts and
 * pictures. Nothing here sets or reads a cookie, and the frame has an origin of its own: text of a page that came through every
 * wall would still meet no session.
 */
export async function canvasAnswer(ctx: Ctx, path: string, encoding: Encoding): Promise<PreparedResponse> {
  const target = readCanvasPath(path);
  if (!target) return NOT_FOUND;
  if (target.kind === 'font') return fontAnswer(target);
  if (target.kind === 'granted') return grantedAnswer(ctx, target);
  const html = await drawGranted(ctx, target);
  if (html === null) return NOT_FOUND;
  const frames = ownOrigins(ctx.config).join(' ');
  const assets = originOf(ctx.config, canvasHost(ctx.config));
  const bridge = `<script data-shell="${frames}">${BRIDGE_SCRIPT}</script>`;
  const policy = contentSecurityPolicy(html, { assets, frames, scripts: [BRIDGE_SHA256] });
  const headers: Record<string, string> = {
    ...SHARED,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'content-security-policy': `${policy}; sandbox allow-scripts`,
  };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return prepareResponse(
    200,
    await compress(
      html.replace('</body>', () => `${bridge}</body>`),
      encoding,
    ),
    headers,
  );
}
