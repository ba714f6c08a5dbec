// What failed, in short, out of the reports of Jest and Playwright.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/** Of what a failure said. */
const LINES_TOLD = 12;

export const isFailed = ({ status }) => status === 'failed';

/** `run`'s answer, for a program that left no report. */
export const howItEnded = ({ code, signal }) => signal ?? `exit code ${code}`;

/** Of `testResults` in Jest's report: each failed test, and each file that could not be run. */
export function failuresOfJest(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter(isFailed);
    if (failed.length === 0) return status === 'failed' ? [`${file}\n${beginning(message)}`] : [];
    return failed.map((test) => `${file} › ${test.fullName}\n${beginning(test.failureMessages.join('\n'))}`);
  });
}

/** Of Playwright's report: each test that failed or passed only again, and what failed outside of tests. */
export function failuresOfPlaywright({ errors, suites }) {
  return [...errors.map(({ message }) => beginning(message)), ...suites.flatMap(failuresOfSuite)];
}

/** A file holds groups of tests, and groups hold others. */
function failuresOfSuite({ suites = [], specs = [] }) {
  const failed = specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))
      .slice(0, 1)
      .map((message) => `${file}:${line} › ${title}\n${beginning(message)}`),
  );
  return [...failed, ...suites.flatMap(failuresOfSuite)];
}

/** The end of what a program printed. */
export const ending = (output) => plain(output).split('\n').slice(-LINES_TOLD).join('\n');

const beginning = (message) => plain(message).split('\n').slice(0, LINES_TOLD).join('\n');
const plain = (text = '') => stripVTControlCharacters(text).trim();
