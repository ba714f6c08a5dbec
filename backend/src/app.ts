import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppModule } from './app.module.js';
import { answerClientError } from './common/client-error.js';
import { ErrorFilter } from './common/error.filter.js';
import { AppLogger, requestId } from './common/logging.js';
import { refuseUnsafeText } from './common/unsafe-text.js';
import { validationPipe } from './common/validation.pipe.js';
import type { Config, TrustedProxies } from './config/config.js';
import { Notifications } from './integrations/notifications/notifications.service.js';
import { serveApiDescription } from './openapi.js';
import { mountSite } from './site/site.js';

const MAX_BODY_BYTES = 2_000_000;
const MAX_PATH_SEGMENT = 500;
const COMPRESSED = /^(?:application\/json|text\/(?:html|plain|markdown|csv)|application\/xml|image\/svg\+xml)\b/;
const SHORTEST_COMPRESSED_BYTES = 2_000;

/** The whole application, ready to listen (or, in the roles `worker` and `scheduler`, to be initialised). */
export async function createApp(config: Config): Promise<NestFastifyApplication> {
  const errors = new ErrorFilter();
  const answerError = (error: Error, request: FastifyRequest, reply: FastifyReply) =>
    errors.answer(error, request, reply);
  const adapter = new FastifyAdapter({
    bodyLimit: MAX_BODY_BYTES,
    trustProxy: trustedBy(config.http.trustProxy),
    genReqId: requestId,
    routerOptions: { maxParamLength: MAX_PATH_SEGMENT },
    forceCloseConnections: true,
    // Unreadable addresses never reach Nest's filters.
    frameworkErrors: answerError,
    clientErrorHandler: answerClientError,
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(config), adapter, {
    bufferLogs: true,
    rawBody: true,
    abortOnError: false,
  });
  app.useLogger(app.get(AppLogger));
  app.setGlobalPrefix('api');
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(errors);

  const server = app.getHttpAdapter().getInstance();
  // The framework's own handler reaches only the routes of controllers.
  server.addHook('onRoute', (route) => {
    route.errorHandler ??= answerError;
  });
  await app.register(fastifyCookie);
  // Event streams must not wait for a block to fill; files of the web app are compressed already.
  await app.register(fastifyCompress, {
    customTypes: COMPRESSED,
    threshold: SHORTEST_COMPRESSED_BYTES,
    globalDecompression: false,
  });
  await app.register(fastifyHelmet, {
    // Pages set their own policy, with a nonce; the API answers no pages but its reference.
    contentSecurityPolicy: {
      directives: { 'script-src': ["'self'", "'unsafe-inline'"], 'upgrade-insecure-requests': null },
    },
    strictTransportSecurity: config.http.publicUrl.startsWith('https:'),
  });
  server.addHook('onSend', async (request, reply) => {
    void reply.header('X-Request-Id', request.id);
  });
  server.addHook('preValidation', async (request) => {
    refuseUnsafeText(request.body, 'body');
    refuseUnsafeText(request.query, 'query');
    refuseUnsafeText(request.params, 'path');
  });
  // The other roles answer nobody.
  if (config.role === 'all' || config.role === 'api') {
    serveApiDescription(app);
    await mountSite(server, config, app.get(Notifications));
  }
  return app;
}

/** The adapter's types know no number of proxies. */
function trustedBy(proxies: TrustedProxies) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}
