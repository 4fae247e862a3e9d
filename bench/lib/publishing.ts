/** The product's step that builds a site and shows it: it leads to the layouts, which Node does not load as they are. */
export { publishSite } from '../../modules/sites/publish-site.ts';
