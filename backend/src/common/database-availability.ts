import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

const SOCKET_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** PostgreSQL classes 08 (connection), 57P (operator intervention) and 53 (insufficient resources). */
const SQL_STATES = /^(08|57P|53)/;
/** `pg` tells of a cut connection by message only. */
const MESSAGES =
  /Connection terminated|connection timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end/i;

/** True when the database could not be reached or cut the connection, so that trying again later makes sense. */
export function isDatabaseUnavailable(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  // TypeORM lets go of a connection that broke between two statements; the second one then says only this.
  if (thrown instanceof QueryRunnerAlreadyReleasedError) return true;
  if (thrown instanceof QueryRunnerProviderAlreadyReleasedError) return true;
  const code = 'code' in thrown && typeof thrown.code === 'string' ? thrown.code : '';
  if (SOCKET_ERRORS.has(code) || SQL_STATES.test(code) || MESSAGES.test(thrown.message)) return true;
  return 'driverError' in thrown && thrown.driverError !== thrown && isDatabaseUnavailable(thrown.driverError);
}
