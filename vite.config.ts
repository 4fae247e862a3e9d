import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** Bound to native code, to files beside them, or loaded natively too: Node loads these from node_modules. */
export const NATIVE = [
  'pg',
  'pg-boss',
  'sharp',
  'nodemailer',
  'pdfkit',
  'date-holidays',
  'stripe',
  'isbot',
  'subset-font',
  '@opentelemetry/api',
  '@opentelemetry/context-async-hooks',
  '@opentelemetry/core',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace',
];

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
      'i18next',
      'react-i18next',
    ],
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            /**
             * One file for what every page runs, one for what forms share, one for the order's first step: each packs smaller
             * than its pieces, and a phone opens six connections, each of which costs it a sixth of a second.
             */
            codeSplitting: {
              groups: [
                {
                  name: 'frame',
                  priority: 3,
                  test: /node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next)\/|app\/(?:root|entry\.client)\.tsx$|order\/money\.ts$/,
                },
                {
                  name: 'ui',
                  priority: 2,
                  test: /app\/ui\/(?:ErrorNotice|Dialog)\.tsx$|app\/ui\/api\.ts$|builder\/preview-link\.ts$|order\/(?:order-id|tab-store)\.ts$|order\.states\.ts$|platform\/answers\.ts$|typed-text\.ts$/,
                },
                /** What reads answers: the frame and pages of words do without it. */
                { name: 'shapes', priority: 4, test: /node_modules\/zod\// },
                { name: 'orders', priority: 2, test: /order\/(?:calls|closed-order)\.tsx?$/ },
                { name: 'document', priority: 2, test: /app\/routes\/legal\/LegalDocument\.tsx$/ },
                { name: 'forms', priority: 1, test: /app\/(?:routes\/forms-layout|forms\/person-fields)\.tsx$/ },
                { name: 'order', priority: 0, test: /app\/routes\/order\/wizard\.tsx$/ },
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
      build: {
        rolldownOptions: {
          input: './server/app.ts',
          // A source with one Greek letter takes two bytes for each of its letters, for as long as the process lives.
          output: { charset: 'ascii', comments: { legal: false, jsdoc: false, annotation: true } },
        },
      },
    },
  },
}));
