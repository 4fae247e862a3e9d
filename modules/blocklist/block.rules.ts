/** People that one site blocks. */
export const MOST_BLOCKED = 500;
/**
 * So long a block holds: as long as the guarantee, within which its owner may still have to show why. After it hardly anybody remembers, and
 * one press blocks again.
 */
export const BLOCKED_MONTHS = 24;
