import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner, Reflector } from '@nestjs/core';
import { ROUTE_ACCESS } from '../common/access-route.js';

/** Stops the start when a route does not say who may call it. */
@Injectable()
export class ClosedRoutesCheck implements OnModuleInit {
  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    const open = this.discovery.getControllers().flatMap(({ instance, metatype }) => {
      const prototype: unknown = Object.getPrototypeOf(instance);
      if (!isObject(prototype)) return [];
      return this.scanner
        .getAllMethodNames(prototype)
        .filter((method) => isOpenRoute(this.reflector, prototype[method]))
        .map((method) => `${metatype?.name}.${method}`);
    });
    if (open.length === 0) return;
    throw new Error(
      `${open.join(', ')}: say who may call it with @Public(), @SignedIn(), @Requires() or @StaffOnly().`,
    );
  }
}

function isOpenRoute(reflector: Reflector, method: unknown): boolean {
  if (typeof method !== 'function') return false;
  const isRoute = Reflect.hasMetadata(PATH_METADATA, method);
  return isRoute && !reflector.get<unknown>(ROUTE_ACCESS, method as () => unknown);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
