import type { PageBlock } from '../../../../site-kit/content/own-pages/schema.ts';

/** What a block's fields tell the page: the block as it is now, after a letter or after a press. */
export type OnChange<B extends PageBlock = PageBlock> = (block: B, when: 'pause' | 'now') => void;
