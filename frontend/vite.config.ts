import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    alias: {
      '@specforge/document': path('../document/src/index.ts'),
      '~': path('./app'),
    },
  },
  // Fonts stay files: the content security policy allows none in data addresses.
  build: { assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined) },
  // Not the whole repository: the data folder with its secrets lies there too.
  server: { fs: { allow: [path('.'), path('../document'), path('../content'), path('../node_modules')] } },
  // The document package is TypeScript source in this repository: bundle it, do not look for its build.
  ssr: { noExternal: ['@specforge/document'] },
});
