/** The script of a page that is edited. Each part runs in the frame as it stands in its file, so that the compiler reads what browsers do. */
import { createHash } from 'node:crypto';
import { caretTo, lettersBefore } from './carets.ts';
import { frameScript } from './frame-script.ts';
import { CANVAS_VERSION } from './messages.ts';
import { redraw } from './redraw.ts';
import { anchorAt, settle, stopsOf } from './stops.ts';

/** A mark may not move the page: what is walked to gets a box of its own only while it has the mark. Its colour is seen on white and on black (4:1). */
const CSS = `v-t{display:contents}v-t[data-on]{display:inline}[data-on]{outline:3px solid #a45bd0!important;outline-offset:4px;border-radius:4px}[data-on][role=textbox]{white-space:pre-wrap;min-width:1ch;cursor:text}v-t[role=textbox]:empty{display:inline-block}[data-e]{cursor:pointer;-webkit-tap-highlight-color:#6a2c9133}html{scroll-padding:4rem 0}`;

const PARTS = { redraw, stopsOf, settle, anchorAt, lettersBefore, caretTo };
const parts = Object.entries(PARTS).map(([name, part]) => `${name}:${part.toString()}`);

export const BRIDGE_SCRIPT = `(${frameScript.toString()})({${parts.join(',')},version:${CANVAS_VERSION},css:${JSON.stringify(CSS)}})`;
export const BRIDGE_SHA256 = `sha256-${createHash('sha256').update(BRIDGE_SCRIPT).digest('base64')}`;
