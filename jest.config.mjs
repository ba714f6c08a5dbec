/** One configuration for every Jest suite: unit (beside the code), api (real application) and faults. */
const base = {
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: {
    '^@specforge/document$': '<rootDir>/document/src/index.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: { '^.+\\.ts$': ['@swc/jest', {}] },
  testEnvironment: 'node',
};

export default {
  projects: [
    { ...base, displayName: 'unit', testMatch: ['<rootDir>/{document,backend}/src/**/*.spec.ts'] },
    { ...base, displayName: 'api', testMatch: ['<rootDir>/test/api/**/*.spec.ts'] },
    { ...base, displayName: 'faults', testMatch: ['<rootDir>/test/faults/**/*.spec.ts'] },
  ],
};
