/**
 * Loaded before everything else in a process of the tests. At each of the 400 imports between files of drizzle-orm Node 24
 * parses the package's list of 450 exports anew, only to learn that the file is a module: a second of processor time.
 */
import { registerHooks } from 'node:module';

const WITHIN = '/node_modules/drizzle-orm/';

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL;
    if (!specifier.startsWith('.') || !from?.includes(WITHIN)) return next(specifier, context);
    return { url: new URL(specifier, from).href, format: 'module', shortCircuit: true };
  },
});
