import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { declaredErrors } from './common/coded-error.js';

/** The API description, made from the code. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('SpecForge')
    .setDescription(
      'Turns an idea into a requirements document. Errors are `{ statusCode, code, message, details?, requestId }`; ' +
        'the codes are listed in the schema `ErrorCode`.',
    )
    .setVersion('1')
    .addBearerAuth()
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  document.components ??= {};
  document.components.schemas = { ...document.components.schemas, ...errorSchemas() };
  for (const path of Object.values(document.paths)) {
    for (const method of ['get', 'post', 'put', 'patch', 'delete'] as const) {
      const operation = path[method];
      if (operation) operation.responses['default'] ??= ERROR_RESPONSE;
    }
  }
  return document;
}

const ERROR_RESPONSE = {
  description: 'What went wrong',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } },
};

function errorSchemas(): NonNullable<NonNullable<OpenAPIObject['components']>['schemas']> {
  const codes = [...declaredErrors()].sort(([a], [b]) => a.localeCompare(b));
  return {
    ErrorCode: {
      type: 'string',
      enum: codes.map(([code]) => code),
      description: codes.map(([code, { status, message }]) => `- \`${code}\` (${status}): ${message}`).join('\n'),
    },
    ErrorResponse: {
      type: 'object',
      required: ['statusCode', 'code', 'message', 'requestId'],
      properties: {
        statusCode: { type: 'integer' },
        code: { $ref: '#/components/schemas/ErrorCode' },
        message: { type: 'string' },
        details: {
          type: 'array',
          items: {
            type: 'object',
            required: ['field', 'message'],
            properties: { field: { type: 'string' }, message: { type: 'string' } },
          },
        },
        required: { type: 'integer', description: 'Credits needed, with 402.' },
        requestId: { type: 'string' },
      },
      additionalProperties: true,
    },
  };
}

/** Serves the description at `/api/openapi.json` and the readable reference at `/api/docs`. */
export function serveApiDescription(app: NestFastifyApplication): void {
  // Made when somebody asks for the first time, not at each start.
  SwaggerModule.setup('api/docs', app, () => describeApi(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'SpecForge API',
  });
}
