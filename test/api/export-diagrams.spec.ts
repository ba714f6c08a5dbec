import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Block } from '@specforge/document';
import { unzipSync } from 'fflate';
import { DiagramsService, picturesOf } from '../../backend/src/exports/diagrams.service.js';
import { PdfService } from '../../backend/src/exports/pdf.service.js';
import { startApp, type TestApp } from '../support/app.js';
import type { TestClient } from '../support/client.js';
import { addDocument } from '../support/documents.js';
import { makeFile } from '../support/exports.js';
import { checkWordFile, openWordFile } from '../support/ooxml.js';
import { textOf } from '../support/xml.js';

let app: TestApp;
let client: TestClient;
let workspaceId: string;
beforeAll(async () => {
  app = await startApp();
  client = await app.newUser();
  const user = await client.get<{ personalWorkspaceId: string }>('/user');
  workspaceId = user.body.personalWorkspaceId;
});
afterAll(() => app.close());

const FLOW = 'flowchart LR\n  A["Plan the crew"] --> B{"Tide fits?"}\n  B -->|yes| C["Boat leaves"]';
const BROKEN = 'flowchart LR\n  A[[[ --> ';
const HOSTILE = `flowchart LR\n  A["<img src=x onerror=alert(1)><script>alert(2)</script>"] --> B["مرحبا"]\n  click A "javascript:alert(3)"`;
const diagram = (source: string): Block => ({ type: 'diagram', source, caption: 'Main flow' });
const draw = (...sources: string[]) =>
  app.app.get(DiagramsService).draw(workspaceId, sources.map(diagram), AbortSignal.timeout(120_000));
const rows = () =>
  app.dataSource.query<{ id: string; drawn: boolean }[]>(
    'SELECT id, svg IS NOT NULL AS drawn FROM diagram_pictures ORDER BY created_at',
  );

describe('diagrams', () => {
  it('are drawn once, kept by what they were drawn from, and left as text where they cannot be drawn', async () => {
    const drawn = await draw(FLOW, BROKEN);
    expect([...drawn.keys()]).toEqual([FLOW]);
    const { svg = '', png, width = 0, height = 0 } = drawn.get(FLOW) ?? {};
    const words = svg.replace(/<style>.*?<\/style>|<[^>]*>/gs, '');
    for (const label of ['Plan the crew', 'Tide fits?', 'Boat leaves']) expect(words).toContain(label);
    expect(svg).not.toContain('foreignObject');
    expect(width).toBeGreaterThan(height);
    expect(png?.subarray(1, 4).toString()).toBe('PNG');
    expect(png?.readUInt32BE(16)).toBe(width * 2);
    expect((await rows()).map((row) => row.drawn)).toEqual([true, false]);

    const again = await draw(FLOW, BROKEN);
    expect(again.get(FLOW)?.svg).toBe(svg);
    expect(await rows()).toHaveLength(2);
  });

  it('run and load nothing that a text brings along', async () => {
    const drawn = await draw(HOSTILE);
    const svg = drawn.get(HOSTILE)?.svg ?? '';
    expect(svg).toContain('مرحبا');
    expect(svg).not.toMatch(/<script|<img|onerror="?alert|javascript:/i);
    const [picture] = (await picturesOf(drawn)).values();
    const whole = Buffer.from(picture?.src.split(',')[1] ?? '', 'base64').toString();
    expect(whole).toContain("font-family: 'Noto Sans Arabic'");
    expect(whole).not.toMatch(/url\((?!data:)[^#]/);
  });

  it('stand as pictures in PDF and Word files, and as their source without one', async () => {
    const source = { title: 'T', kicker: 'K', details: [], footer: 'F', blocks: [diagram(FLOW), diagram(BROKEN)] };
    const pictures = await picturesOf(await draw(FLOW, BROKEN));
    const signal = AbortSignal.timeout(120_000);
    const [with_, without] = [
      await app.app.get(PdfService).render(source, { pictures, signal }),
      await app.app.get(PdfService).render(source, { pictures: new Map(), signal }),
    ];
    expect(with_.toString('latin1')).toContain('/Alt (Diagram: Main flow)');
    expect(without.toString('latin1')).not.toContain('/Alt (Diagram: Main flow)');

    const { id } = await addDocument(app, client, { sections: ['ux-design'] });
    await app.dataSource.query(
      `UPDATE document_sections SET data = jsonb_set(data, '{flow}', to_jsonb($2::text)) WHERE document_id = $1`,
      [id, FLOW],
    );
    const word = await makeFile(client, id, { format: 'docx' });
    expect(checkWordFile(word)).toEqual([]);
    const images = Object.keys(unzipSync(word)).filter((name) => name.startsWith('word/media/'));
    expect(images).toEqual([expect.stringMatching(/\.png$/)]);
    expect(textOf(openWordFile(word).document)).not.toContain('-->');
  });

  it('do not keep waiting who gives up, nor those of another workspace', async () => {
    const service = app.app.get(DiagramsService);
    const dense = (name: string) =>
      `flowchart TD\n${Array.from({ length: 260 }, (_, at) => `  ${name}${at} --> ${name}${(at * 7 + 3) % 260}`).join('\n')}`;
    const slow = draw(dense('a'), dense('b'), dense('c'));
    let slowHasEnded = false;
    void slow.finally(() => (slowHasEnded = true)).catch(() => undefined);
    const gaveUp = service.draw(workspaceId, [diagram('flowchart LR\n  late --> x')], AbortSignal.timeout(300));
    await expect(gaveUp).rejects.toThrow();
    expect(slowHasEnded).toBe(false);
    const other = await app.newUser();
    const { body } = await other.get<{ personalWorkspaceId: string }>('/user');
    const theirs = [diagram('flowchart LR\n  theirs --> x')];
    const drawn = await service.draw(body.personalWorkspaceId, theirs, AbortSignal.timeout(120_000));
    expect([drawn.size, slowHasEnded]).toEqual([1, false]);
    await slow;
  });

  it('of an earlier version are those that it had', async () => {
    const { id } = await addDocument(app, client, { sections: ['ux-design'] });
    const before = await client.get<{ sections: Record<string, { screens: { features: string[] }[] }> }>(
      `/documents/${id}`,
    );
    const data = before.body.sections['ux-design'];
    const screens = data?.screens.map(({ features: _, ...screen }) => screen);
    const save = (flow: string) =>
      client.patch(`/documents/${id}/sections/ux-design`, { data: { ...data, screens, flow } });
    const pictures = async (query = '') =>
      (await client.get<{ pictures: { source: string }[]; drawing: boolean }>(`/documents/${id}/diagrams${query}`))
        .body;
    const flow = FLOW.replace('crew', 'net');
    await save(flow);
    for (const until = Date.now() + 120_000; (await pictures()).drawing && Date.now() < until;) await sleep(200);
    const version = async () => (await client.get<{ version: number }>(`/documents/${id}`)).body.version;
    const earlier = await version();
    await app.dataSource.query(
      `UPDATE prd_versions SET created_at = created_at - interval '11 minutes' WHERE document_id = $1`,
      [id],
    );
    await save(FLOW.replace('crew', 'hull'));
    expect(await version()).toBeGreaterThan(earlier);
    expect((await pictures(`?version=${earlier}`)).pictures).toMatchObject([{ source: flow }]);
    expect(await client.get(`/documents/${id}/diagrams?version=99`)).toMatchObject({ status: 404 });
  });

  it('are drawn by a worker for the print view, which shows their source until then', async () => {
    const { id, projectId } = await addDocument(app, client, { sections: ['ux-design'] });
    await app.dataSource.query(
      `UPDATE document_sections SET data = jsonb_set(data, '{flow}', to_jsonb($2::text)) WHERE document_id = $1`,
      [id, FLOW.replace('crew', 'catch')],
    );
    const print = async () => {
      const { body } = await client.get<{ pages: { html: string; drawing: boolean } }>(`/projects/${projectId}/print`);
      return body.pages;
    };
    const first = await print();
    expect(first.drawing).toBe(true);
    expect(first.html).toContain('Plan the catch');
    let later = first;
    for (const until = Date.now() + 120_000; later.drawing && Date.now() < until;) {
      await sleep(200);
      later = await print();
    }
    expect(later.drawing).toBe(false);
    expect(later.html).toContain('<img src="data:image/svg+xml');
    expect(later.html).not.toContain('Plan the catch');
  });

  it('are drawn when a section is saved, and then stand in the reading view', async () => {
    const { id } = await addDocument(app, client, { sections: ['ux-design'] });
    const { body } = await client.get<{ sections: Record<string, { screens: { features: string[] }[] }> }>(
      `/documents/${id}`,
    );
    const data = body.sections['ux-design'];
    const flow = FLOW.replace('crew', 'harbour');
    const saved = await client.patch<Record<string, unknown>>(`/documents/${id}/sections/ux-design`, {
      data: { ...data, screens: data?.screens.map(({ features: _, ...screen }) => screen), flow },
    });
    expect([saved.status, saved.body['details']]).toEqual([200, undefined]);
    const hash = createHash('sha256').update(flow).digest('hex');
    const isKept = async () => {
      const kept = await app.dataSource.query('SELECT 1 FROM diagram_pictures WHERE source_hash = $1', [hash]);
      return kept.length === 1;
    };
    for (const until = Date.now() + 120_000; !(await isKept()) && Date.now() < until;) await sleep(100);
    const answer = await client.get<{ pictures: { source: string; src: string; width: number }[]; drawing: boolean }>(
      `/documents/${id}/diagrams`,
    );
    expect(answer.body).toEqual({
      pictures: [
        {
          source: flow,
          src: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
          width: expect.any(Number),
          height: expect.any(Number),
        },
      ],
      drawing: false,
    });
  });

  it('that took too long are drawn a while later', async () => {
    const slow = FLOW.replace('crew', 'tide');
    await draw(slow);
    const hash = createHash('sha256').update(slow).digest('hex');
    const late = (wait: string) =>
      app.dataSource.query(
        `UPDATE diagram_pictures SET svg = NULL, png = NULL, retry_at = now() + $2::interval WHERE source_hash = $1`,
        [hash, wait],
      );
    await late('5 minutes');
    expect((await draw(slow)).has(slow)).toBe(false);
    await late('-1 second');
    expect((await draw(slow)).has(slow)).toBe(true);
    expect((await draw(slow)).has(slow)).toBe(true);
  });
});
