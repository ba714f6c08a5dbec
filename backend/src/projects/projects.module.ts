import { Module } from '@nestjs/common';
import { TemplatesModule } from '../templates/templates.module.js';
import { ProjectActivityService } from './project-activity.service.js';
import { ProjectSuggestionsService } from './project-suggestions.service.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsService } from './projects.service.js';

@Module({
  imports: [TemplatesModule],
  controllers: [ProjectsController],
  providers: [ProjectsService, ProjectActivityService, ProjectSuggestionsService],
  exports: [ProjectsService],
})
export class ProjectsModule {}
