import { isDatabaseUnavailable } from './common/database-availability.js';
import { ConfigError, type Settings } from './config/config.js';

/** One line for a start that failed for a reason the operator can mend; the whole error for anything else. */
export function describeFailure(error: unknown, settings: Settings): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    return `PORT ${settings.http.port} on ${settings.http.host} is taken. Set PORT to a free one.`;
  }
  if (code === 'EACCES')
    return `PORT ${settings.http.port} may not be opened by this user. Set PORT to one above 1023.`;
  // 28: wrong user or password; 3D: no such database.
  if (settings.database && (isDatabaseUnavailable(error) || /^(28|3D)/.test(code))) {
    const { host, pathname } = new URL(settings.database.url);
    return `DATABASE_URL: no connection to ${host}${pathname} (${error.message || code}).`;
  }
  return error.stack ?? error.message;
}
