import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Bound to native code, to files beside them, or loaded natively too: Node loads these from node_modules. */
const NATIVE = ['pg', 'pg-boss', 'sharp', 'nodemailer', 'pdfkit', 'date-holidays', 'stripe', 'isbot'];

export default defineConfig(({ command }) => ({
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
    client: {
      build: {
        rolldownOptions: {
          output: {
            /** What every page runs is one file: it packs smaller than six, and comes in one request. */
            codeSplitting: {
              groups: [
                {
                  name: 'frame',
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next)\/|app\/(?:root|entry\.client)\.tsx$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // What is bundled starts ten times faster and in half the memory: loading it file by file leaves 200 MB behind.
      // Development keeps the packages outside (except one whose imports lack file endings, which Node refuses).
      resolve: command === 'build' ? { noExternal: true, external: NATIVE } : { noExternal: ['stdnum'] },
      /** server/app.ts (calls, jobs and pages) is the entry of the one server bundle. */
      build: { rolldownOptions: { input: './server/app.ts' } },
    },
  },
}));
