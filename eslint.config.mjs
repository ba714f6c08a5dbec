import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Folders of `backend/src` that hold a domain. Common ground and integrations may not know them. */
const DOMAINS = [
  'auth',
  'users',
  'workspaces',
  'templates',
  'pricing',
  'projects',
  'runs',
  'documents',
  'versions',
  'variants',
  'credits',
  'billing',
  'exports',
  'comments',
  'shares',
  'chat',
  'addons',
  'audit',
  'admin',
  'health',
  'writing',
  'idempotency',
].map((name) => `./backend/src/${name}`);

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/build/',
      '**/.react-router/',
      '**/generated/',
      '**/.data/',
      '**/.cache/',
      'test-results/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['ormconfig.ts'] } } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // Nest injects by the class that stands in the constructor, so these imports must stay values.
    files: ['backend/src/**/*.ts', 'test/**/*.ts'],
    rules: { '@typescript-eslint/consistent-type-imports': 'off' },
  },
  {
    files: ['{document,backend}/**/*.ts', 'test/**/*.ts'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          project: ['backend/tsconfig.json', 'document/tsconfig.json'],
          noWarnOnMultipleProjects: true,
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            {
              target: './document/src',
              from: ['./backend', './frontend', './test'],
              message: 'The document package knows nobody.',
            },
            {
              target: ['./backend/src/common', './backend/src/config', './backend/src/database/in-transaction.ts'],
              from: [...DOMAINS, './backend/src/integrations', './backend/src/embedded'],
              message: 'Common ground knows no domain.',
            },
            {
              target: './backend/src/integrations',
              from: [...DOMAINS, './backend/src/embedded'],
              message: 'An integration knows a vendor, not a domain.',
            },
            {
              target: DOMAINS,
              from: './backend/src/embedded',
              message: 'Domains meet the stand-ins only through their protocol.',
              except: ['./drafting/brief-block.ts'],
            },
          ],
        },
      ],
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Read settings in config/.' },
      ],
    },
  },
  {
    files: [
      'backend/src/main.ts',
      'backend/src/ledger-verify.ts',
      'backend/src/common/fault-points.ts',
      'test/**/*.ts',
      'ormconfig.ts',
      'bench/**',
    ],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['frontend/app/**/*.{ts,tsx}'],
    plugins: { 'jsx-a11y': jsxA11y, 'react-hooks': reactHooks, 'import-x': importX },
    rules: {
      ...jsxA11y.flatConfigs.recommended.rules,
      ...reactHooks.configs.recommended.rules,
      // What scrolls sideways must be reachable by keyboard.
      'jsx-a11y/no-noninteractive-tabindex': ['error', { roles: ['region', 'group', 'tabpanel'], tags: ['pre'] }],
    },
  },
  {
    files: ['**/*.mjs'],
    languageOptions: {
      globals: {
        console: 'readonly',
        process: 'readonly',
        performance: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        fetch: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
      },
    },
  },
);
