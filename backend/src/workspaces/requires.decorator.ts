import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import { closed } from '../common/access-route.decorators.js';
import type { Permission } from './permissions.js';

/**
 * Opens a route to signed-in users and names the permission its service asks `AccessService` for. The decision
 * itself falls there, where the row is known; a service that forgets to ask is found by `AccessCheckInterceptor`.
 */
export function Requires(permission: Permission): MethodDecorator {
  return applyDecorators(closed({ kind: 'permission', permission }), ApiExtension('x-permission', permission));
}
