// Jest's own runner, but the test file and all it imports are loaded by Node itself instead of being compiled anew into
// a sandbox for each file: a worker loads the application and its libraries once, however many files it runs. What a
// file changes outside itself it must put back; no file replaces a module.
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';
import { SourceLoader } from './source-loader.mjs';

const require = createRequire(import.meta.url);
/** Where the part of the runner that holds tests and hooks keeps what others add to it. */
const HANDLERS = Symbol.for('EVENT_HANDLERS');

let loader;
let rounds = 0;

/** Jest's interface of a `testRunner`. */
export default async function run(globalConfig, config, environment, runtime, testPath, sendMessageToJest) {
  if (!loader) {
    loader = new SourceLoader(config.rootDir, config.cacheDirectory);
    registerHooks(loader.hooks());
  }
  loader.mapsFor(runtime.getSourceMaps());
  const replaced = {
    requireInternalModule: requireAnew,
    unstable_shouldLoadAsEsm: () => true,
    // In a watching Jest the same file comes again.
    unstable_importModule: (path) => import(`${pathToFileURL(path).href}?${(rounds += 1)}`),
    setGlobalsForRuntime: (globals) => {
      const { moduleMocker: mocks } = environment;
      Object.assign(globalThis, globals, { jest: { fn: mocks.fn.bind(mocks), spyOn: mocks.spyOn.bind(mocks) } });
    },
  };
  const native = new Proxy(runtime, {
    get: (target, key) => replaced[key] ?? (typeof target[key] === 'function' ? target[key].bind(target) : target[key]),
  });
  const before = { ...process.env };
  try {
    return await circus.default(globalConfig, config, environment, native, testPath, sendMessageToJest);
  } finally {
    restoreEnvironment(before);
  }
}

/** Each file begins without the tests, hooks and handlers of the one before. */
function requireAnew(path) {
  delete require.cache[require.resolve(path)];
  delete globalThis[HANDLERS];
  return require(path);
}

function restoreEnvironment(before) {
  for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
  Object.assign(process.env, before);
}
