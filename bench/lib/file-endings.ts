/**
 * Loaded before the benchmarks: they read the product's source as it stands, without its bundler. The modules of `stdnum`
 * name each other without file endings, which Node refuses.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const within = context.parentURL?.includes('/node_modules/stdnum/') && specifier.startsWith('.');
    if (!within && !specifier.startsWith('stdnum/lib/')) return next(specifier, context);
    try {
      return next(`${specifier}.js`, context);
    } catch {
      return next(`${specifier}/index.js`, context);
    }
  },
});
