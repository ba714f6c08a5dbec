import { Module } from '@nestjs/common';
import { ProjectActivityService } from './project-activity.service.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsService } from './projects.service.js';

@Module({
  controllers: [ProjectsController],
  providers: [ProjectsService, ProjectActivityService],
  exports: [ProjectsService],
})
export class ProjectsModule {}
