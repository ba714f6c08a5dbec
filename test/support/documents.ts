import type { SectionData } from '@specforge/document';
import { DocumentSection } from '../../backend/src/documents/document-section.entity.js';
import { Document } from '../../backend/src/documents/document.entity.js';
import { Project } from '../../backend/src/projects/project.entity.js';
import { TemplatesService } from '../../backend/src/templates/templates.service.js';
import type { TestApp } from './app.js';
import type { TestClient } from './client.js';
import { sampleData, type SampleOptions } from './sample-document.js';

export interface DocumentOptions {
  templateId?: string;
  /** Keys of the sections; all of the template's by default. */
  sections?: readonly string[];
  title?: string;
  offlineDraft?: boolean;
  /** Replaces the data of single sections; null leaves one unwritten. */
  data?: Record<string, SectionData | null>;
  sample?: SampleOptions;
}

/** A finished document in the client's personal workspace, without a run. */
export async function addDocument(app: TestApp, client: TestClient, options: DocumentOptions = {}): Promise<Document> {
  const { templateId = 'prd-saas-starter', title, offlineDraft = true, sample, data = {} } = options;
  const { template, versionId } = await app.app.get(TemplatesService).getPublished(templateId);
  const { body: user } = await client.get<{ id: string; personalWorkspaceId: string }>('/user');
  const owner = { userId: user.id, workspaceId: user.personalWorkspaceId };
  const { manager } = app.dataSource;

  const project = manager.create(Project, { ...owner, idea: 'Crews on a phone', title: 'Kelpline' });
  await manager.insert(Project, project);
  const document = manager.create(Document, {
    ...owner,
    projectId: project.id,
    templateId,
    templateVersionId: versionId,
    title: title ?? `Kelpline – ${template.name}`,
    status: 'ready',
    offlineDraft,
  });
  await manager.insert(Document, document);

  const chosen = template.sections.filter(({ key }) => options.sections?.includes(key) ?? true);
  const written: Record<string, SectionData | null> = { ...sampleData(chosen, sample), ...data };
  const rows = chosen.map(({ key }, position) =>
    manager.create(DocumentSection, {
      workspaceId: owner.workspaceId,
      documentId: document.id,
      key,
      position,
      data: written[key] ?? null,
      state: written[key] ? 'done' : 'empty',
      revision: written[key] ? 1 : 0,
    }),
  );
  await manager.insert(DocumentSection, rows);
  return document;
}
