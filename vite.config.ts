import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  /** The product keeps the manifest; without it the router deletes the file. */
  build: { manifest: true },
  optimizeDeps: {
    entries: ['app/root.tsx', 'app/routes/**/*.tsx'],
    /** Named here, or the first visit in development meets "Outdated Optimize Dep". */
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'react-router',
      'react-router/dom',
      '@mantine/core',
      '@mantine/form',
      'i18next',
      'react-i18next',
    ],
  },
  environments: {
    ssr: {
      /** Its ES modules import without file endings, which Node refuses: it goes into the bundle. */
      resolve: { noExternal: ['stdnum'] },
      /** server/app.ts (calls, jobs and pages) is the entry of the one server bundle. */
      build: { rolldownOptions: { input: './server/app.ts' } },
    },
  },
});
