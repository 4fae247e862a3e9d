import type { Text } from '../../document.ts';

/** A text that is drawn where a link would lie inside another, or in what nobody reads aloud. */
export const withoutLink = ({ href: _href, ...text }: Text): Text => text;
