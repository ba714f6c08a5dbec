import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Actor } from '../common/actor.js';
import { TemplatesService } from '../templates/templates.service.js';
import { AccessService } from '../workspaces/access.service.js';
import { readNextDocuments, suggestTemplates } from './next-documents.js';
import type { TemplateSuggestionDto } from './projects.dto.js';

const MOST = 6;

/** What could be written next in a project. */
@Injectable()
export class ProjectSuggestionsService {
  private readonly next = readNextDocuments();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly access: AccessService,
    private readonly templates: TemplatesService,
  ) {}

  /** The most fitting first; none for a project without a finished document. Errors: PROJECT_NOT_FOUND. */
  async list(actor: Actor, projectId: string): Promise<TemplateSuggestionDto[]> {
    const { workspaceId } = await this.access.requireProject(actor, 'project.read', projectId);
    const rows: { templateId: string; title: string }[] = await this.dataSource.query(
      `SELECT DISTINCT ON (template_id) template_id AS "templateId", title FROM documents
        WHERE workspace_id = $1 AND project_id = $2 AND deleted_at IS NULL AND status = 'ready'
        ORDER BY template_id, created_at DESC`,
      [workspaceId, projectId],
    );
    const library = await this.templates.listPublished();
    const titles = new Map(rows.map(({ templateId, title }) => [templateId, title]));
    const present = library.filter(({ id }) => titles.has(id));
    return suggestTemplates(present, library, this.next, MOST).map(({ templateId, after }) => ({
      templateId,
      after: titles.get(after) ?? '',
    }));
  }
}
