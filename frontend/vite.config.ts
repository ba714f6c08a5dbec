import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig(({ command }) => ({
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
  // Built, the server's half holds its libraries as far as it uses them: some two thousand files less to load at each
  // start, and React as it is meant for production. While developing, only what is TypeScript source is bundled.
  ssr: { noExternal: command === 'build' ? true : ['@specforge/document'] },
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
}));
