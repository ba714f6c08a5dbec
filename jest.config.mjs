/** One configuration for every Jest suite: unit (beside the code), api (real application) and faults. */
const base = {
  testEnvironment: 'node',
  // Node loads the TypeScript itself; nothing goes through Jest's own loader.
  testRunner: '<rootDir>/test/support/native-runner.mjs',
  transform: {},
};

const withDatabase = {
  ...base,
  globalSetup: '<rootDir>/test/support/database-server.setup.mjs',
  globalTeardown: '<rootDir>/test/support/database-server.teardown.mjs',
};

export default {
  // Many times what any test takes on an idle machine: whoever waits for something says so earlier, and what for.
  testTimeout: 240_000,
  testSequencer: '<rootDir>/test/support/longest-first.mjs',
  projects: [
    {
      ...base,
      displayName: 'unit',
      testMatch: [
        '<rootDir>/{document,backend}/src/**/*.spec.ts',
        '<rootDir>/{frontend/app,checks,test/support}/**/*.spec.ts',
      ],
    },
    { ...withDatabase, displayName: 'api', testMatch: ['<rootDir>/test/api/**/*.spec.ts'] },
    // The files that run once more with the queues on Redis.
    { ...withDatabase, displayName: 'queues', testMatch: ['<rootDir>/test/api/{runs,queue}*.spec.ts'] },
    { ...withDatabase, displayName: 'faults', testMatch: ['<rootDir>/test/faults/**/*.spec.ts'] },
    // The built product as processes of its own.
    { ...withDatabase, displayName: 'start', testMatch: ['<rootDir>/test/start/**/*.spec.ts'] },
  ],
};
