import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENT_DIRECTORY, ContentFileError, contentFingerprint, readTemplateContent } from './content-files.js';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'specforge-content-'));
  await cp(join(CONTENT_DIRECTORY, 'sections'), join(directory, 'sections'), { recursive: true });
  for (const folder of ['templates', 'search']) {
    await cp(join(CONTENT_DIRECTORY, folder, 'brd-basic.yaml'), join(directory, folder, 'brd-basic.yaml'));
  }
});
afterEach(() => rm(directory, { recursive: true, force: true }));

async function change(file: string, edit: (text: string) => string): Promise<void> {
  const path = join(directory, file);
  await writeFile(path, edit(await readFile(path, 'utf8')));
}

async function refusal(): Promise<ContentFileError> {
  const error: unknown = await readTemplateContent(directory).catch((thrown: unknown) => thrown);
  if (error instanceof ContentFileError) return error;
  throw new Error(`Not refused: ${String(error)}`);
}

describe('readTemplateContent', () => {
  it('reads the shipped sections and templates', async () => {
    const { sections, templates } = await readTemplateContent();
    expect(sections.has('generic')).toBe(true);
    expect(templates.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['brd-basic', 'frd-webapp', 'prd-saas-starter']),
    );
  });

  it('names the file and the place of what is wrong', async () => {
    await change('templates/brd-basic.yaml', (text) => text.replace(/^docType: .*$/m, 'docType: XYZ'));
    const { message } = await refusal();
    expect(message).toContain(join(directory, 'templates', 'brd-basic.yaml'));
    expect(message).toContain('docType: must be one of PRD, BRD, FRD, TDD, RFC');
  });

  it('refuses search content that belongs to no template', async () => {
    await cp(join(directory, 'search', 'brd-basic.yaml'), join(directory, 'search', 'brd-other.yaml'));
    expect((await refusal()).message).toContain("there is no template 'brd-other'");
  });

  it('has another fingerprint when any file has changed, and the same when none has', async () => {
    const before = await contentFingerprint(directory);
    expect(await contentFingerprint(directory)).toBe(before);
    await change('search/brd-basic.yaml', (text) => `${text}# changed\n`);
    expect(await contentFingerprint(directory)).not.toBe(before);
  });

  it('says where YAML cannot be read', async () => {
    await change('sections/generic.yaml', (text) => `${text}\nfields: [`);
    expect((await refusal()).message).toMatch(/generic\.yaml: .*line \d+/s);
  });

  it('wants a file to be called after its template', async () => {
    await change('templates/brd-basic.yaml', (text) => text.replace(/^id: .*$/m, 'id: brd-other'));
    expect((await refusal()).message).toContain("id is 'brd-other', so the file must be called brd-other.yaml");
  });
});
