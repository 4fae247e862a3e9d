/** The door of the room of sites that their pages' owners have for free. */
export { viewOfFreeSite } from './free-site-view.ts';
export { isOffered } from './offered.ts';
