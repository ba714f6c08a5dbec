import { Global, Module } from '@nestjs/common';
import { AccessService } from './access.service.js';
import { PersonalWorkspacesService } from './personal-workspaces.service.js';

/** Global, since every domain asks for access. */
@Global()
@Module({ providers: [AccessService, PersonalWorkspacesService], exports: [AccessService, PersonalWorkspacesService] })
export class WorkspacesModule {}
