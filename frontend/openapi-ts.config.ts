import { defineConfig } from '@hey-api/openapi-ts';

/** Types only: the requests go through the app's own small client. */
export default defineConfig({
  input: '../backend/openapi.json',
  output: { path: 'app/lib/api/generated' },
  plugins: ['@hey-api/typescript'],
});
