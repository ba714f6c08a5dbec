import { lightPage } from './light-page.js';

const PAGE =
  '<head><link rel="stylesheet" href="/assets/root-1.css"/><link rel="stylesheet" href="/assets/other-2.css"/>' +
  '<link rel="modulepreload" href="/assets/entry-3.js"/><link rel="preload" href="/assets/inter.woff2" as="font"/></head>' +
  '<script>window.context = {}</script><script type="application/ld+json">{"a":1}</script>' +
  '<script type="module" async="">import "/assets/manifest-4.js";</script>';

describe('lightPage', () => {
  const light = lightPage(PAGE, new Map([['/assets/root-1.css', '.a{color:red}']]), false);

  it('loads no module and leaves the beginning of the app as text', () => {
    expect(light).not.toContain('modulepreload');
    expect(light).not.toContain('type="module"');
    expect(light).toContain('<script type="text/plain" data-later="">import "/assets/manifest-4.js";</script>');
  });

  it('carries the styles that it knows, and asks for the others', () => {
    expect(light).toContain(
      '<style>.a{color:red}</style><link rel="stylesheet" href="/assets/root-1.css" media="print" data-later="">',
    );
    expect(light).toContain('<link rel="stylesheet" href="/assets/other-2.css"/>');
  });

  it('says where the view of a page is counted', () => {
    expect(lightPage(PAGE, new Map(), true)).toContain('<script type="text/plain" data-later="views">import ');
  });

  it('touches no other script and no font', () => {
    expect(light).toContain('<script>window.context = {}</script><script type="application/ld+json">{"a":1}</script>');
    expect(light).toContain('<link rel="preload" href="/assets/inter.woff2" as="font"/>');
  });
});
