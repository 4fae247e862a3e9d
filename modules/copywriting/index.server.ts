/** The door of the room of texts that we write for owners. */
export { textsAtAGlance, textsOfSite } from './texts-of-site.ts';
