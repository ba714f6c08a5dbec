import { Global, Module } from '@nestjs/common';
import { Notifications } from './notifications.service.js';

@Global()
@Module({ providers: [Notifications], exports: [Notifications] })
export class NotificationsModule {}
