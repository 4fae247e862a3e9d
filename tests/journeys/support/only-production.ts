/** Loaded before a program: it then has no package but those of a machine of customers, as if the others were pruned. */
import { registerHooks } from 'node:module';
import { productionPackages } from '../../../scripts/packages/production-packages.ts';

const kept = productionPackages();
const PACKAGE = /^.*\/(node_modules\/(?:@[^/]+\/)?[^/]+)\//;
const ROOT = new URL('../../../', import.meta.url).href;

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const path = found.url.startsWith(ROOT) ? PACKAGE.exec(found.url)?.[0].slice(ROOT.length, -1) : undefined;
    if (path?.includes('node_modules/') && !kept.has(path)) throw new Error(`production has no ${path}`);
    return found;
  },
});
