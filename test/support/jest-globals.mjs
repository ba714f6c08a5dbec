// What stands for `@jest/globals` where Node loads the tests: modules stay loaded from file to file, and the functions
// that they import are those of the file that runs.
const live = (name) =>
  new Proxy(() => undefined, {
    apply: (_target, self, values) => Reflect.apply(globalThis[name], self, values),
    get: (_target, key) => globalThis[name][key],
  });

export const afterAll = live('afterAll');
export const afterEach = live('afterEach');
export const beforeAll = live('beforeAll');
export const beforeEach = live('beforeEach');
export const describe = live('describe');
export const expect = live('expect');
export const it = live('it');
export const jest = live('jest');
export const test = live('test');
