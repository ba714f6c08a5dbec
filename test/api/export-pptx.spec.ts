import { EXPORT_STYLES } from '@specforge/document';
import { startApp, type TestApp } from '../support/app.js';
import type { TestClient } from '../support/client.js';
import { addDocument } from '../support/documents.js';
import { makeFile, orderExport, waitForExport } from '../support/exports.js';
import { checkPresentation, openPresentation } from '../support/presentation.js';
import { textOf } from '../support/xml.js';

let app: TestApp;
let client: TestClient;
beforeAll(async () => {
  app = await startApp();
  client = await app.newUser();
});
afterAll(() => app.close());

const SECTIONS = ['executive-summary', 'strategic-goals', 'scope-features', 'technical-requirements'];

describe('a presentation', () => {
  it('is made in each style, and each tells the document in its own way', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS, title: 'Kelpline – PRD' });
    const counts = new Map<string, number>();
    for (const template of EXPORT_STYLES) {
      const bytes = await makeFile(client, id, { format: 'pptx', template });
      expect(checkPresentation(bytes)).toEqual([]);
      const { slides } = openPresentation(bytes);
      expect(slides.map(textOf).join(' ')).toContain('Kelpline');
      counts.set(template, slides.length);
    }
    expect(counts.get('executive')).toBeLessThan(counts.get('technical') ?? 0);
  });

  it('is called after its document and has its type', async () => {
    const { id } = await addDocument(app, client, { sections: SECTIONS, title: 'Kelpline' });
    const order = await orderExport(client, id, { format: 'pptx', options: { sections: ['strategic-goals'] } });
    const done = await waitForExport(client, order.id);
    expect(done).toMatchObject({
      status: 'completed',
      fileName: 'Kelpline.pptx',
      mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    });
  });

  it('shows diagrams as pictures', async () => {
    const { id } = await addDocument(app, client, { sections: ['executive-summary', 'ux-design'] });
    const bytes = await makeFile(client, id, { format: 'pptx' });
    expect(checkPresentation(bytes)).toEqual([]);
    expect(openPresentation(bytes).paths.some((path) => path.startsWith('ppt/media/'))).toBe(true);
  });
});
