import { SetMetadata } from '@nestjs/common';
import type { JobHandler, JobName } from './jobs.js';

export const HANDLES_JOB = Symbol('handles-job');

type MethodOf<Name extends JobName> = <Method extends JobHandler<Name>>(
  target: object,
  key: string | symbol,
  descriptor: TypedPropertyDescriptor<Method>,
) => void;

/** Marks the method that carries out a job; its payload type follows from the name. */
export function HandlesJob<Name extends JobName>(name: Name): MethodOf<Name> {
  return SetMetadata(HANDLES_JOB, name);
}
