import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Set by the image or by the composition itself, or of no use in production. */
const NOT_PASSED_ON = new Set([
  'PORT',
  'HOST',
  'DATA_DIR',
  'ROLE',
  'NODE_ENV',
  'HEALTH_PORT',
  'PUPPETEER_EXECUTABLE_PATH',
  'RATE_LIMITS',
  'ALLOW_EMBEDDED',
]);

describe('the composition of several processes', () => {
  it('passes every setting of the README on to them', () => {
    const [, table = ''] = read('README.md').split('## Configuration');
    const settings = table
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name = '']) => name));
    const { services } = parse(read('docker-compose.yml'), { merge: true }) as {
      services: Record<string, { environment: Record<string, string> }>;
    };
    const passed = Object.keys(services['worker']?.environment ?? {});

    expect(settings.length).toBeGreaterThan(20);
    expect(settings.filter((name) => !NOT_PASSED_ON.has(name) && !passed.includes(name))).toEqual([]);
  });
});
