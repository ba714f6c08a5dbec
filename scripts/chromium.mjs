// A Chromium for the browser tests: the very one that the product would make its PDF files with.
import { at } from './run.mjs';

const { CHROMIUM_FLAGS, findChromium } = await import(at('backend/dist/integrations/browser/chromium.js'));
export { CHROMIUM_FLAGS };

/** `{ executablePath, env }`, or an error that says how to get a browser. The backend must have been built. */
export async function locateChromium() {
  const found = await findChromium(process.env.PUPPETEER_EXECUTABLE_PATH ?? null, process.env);
  if (found) return found;
  throw new Error('No Chromium found: install Chrome or Chromium, or set PUPPETEER_EXECUTABLE_PATH.');
}
