import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: { manifest: true },
  optimizeDeps: {
    entries: ['app/root.tsx', 'app/routes/**/*.tsx'],
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
      'zod',
    ],
  },
  environments: {
    // server/app.ts (Hono + API + React Router handler) is the entry of the ssr bundle
    ssr: { build: { rolldownOptions: { input: './server/app.ts' } } },
  },
});
