import { createRoute, z, type RouteConfig } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'

import { setResponseLanguage } from './response-language'
import { CSV, parseCsvBody } from './csv-body'
import type { Definition, OperationKind, ObjectSchema } from './definition'
import { parseJsonBody } from './json-body'
import { notModified, problemResponses, successResponse } from './responses'
import {
  filesBesideContent,
  multipartContent,
  readFilesBeside,
  readMultipartBody,
} from './multipart/multipart-body'
import type { ProblemCode } from './problems'

const INPUT_PROBLEMS = ['internal', 'malformed', 'invalid'] as const satisfies ProblemCode[]
const BODY_PROBLEMS = ['tooLarge', 'unsupportedMediaType'] as const satisfies ProblemCode[]

/** `get`, `/admin/pages/{uuid}` → `getAdminPagesByUuid`: the operation id, which generated clients use as a name. */
const operationId = (method: string, path: string): string =>
  method +
  path
    .replaceAll('/{', '/by-{')
    .replaceAll(/[^a-z]+([a-z])/gi, (_, letter: string) => letter.toUpperCase())
    .replaceAll(/[^a-z]/gi, '')

type RequestContent = NonNullable<NonNullable<RouteConfig['request']>['body']>['content']
type AnyDefinition = Definition<z.ZodType, ObjectSchema, ObjectSchema, z.ZodType>

function bodyOf({
  body,
  csvBody,
  multipart,
  filesBeside,
}: AnyDefinition): Pick<NonNullable<RouteConfig['request']>, 'body'> {
  const described = (description: string, content: RequestContent) => ({
    body: { required: true, description, content },
  })
  if (csvBody) return described('CSV in UTF-8, with a header line.', { [CSV]: { schema: z.string() } })
  if (!body) return {}
  return multipart
    ? described('Multipart; unknown parts are rejected.', multipartContent(body))
    : described('JSON; unknown members are rejected.', {
        'application/json': { schema: body },
        ...(filesBeside && filesBesideContent),
      })
}

/** Middleware that parses or checks the body before zod validates it. */
const bodyChecks = ({ body, csvBody, multipart, filesBeside }: AnyDefinition): MiddlewareHandler[] => [
  ...(filesBeside ? [readFilesBeside(filesBeside)] : []),
  ...(body && multipart ? [readMultipartBody(body, multipart)] : []),
  ...(body && !multipart ? [parseJsonBody] : []),
  ...(csvBody ? [parseCsvBody] : []),
]

/** The OpenAPI route of an operation, with the middleware that runs before its handler. */
export function toRoute(
  definition: AnyDefinition,
  kind: Omit<OperationKind<never>, 'extra' | 'around'>,
): RouteConfig {
  const { method, path, tag, summary, params, problems = [] } = definition
  const checks = bodyChecks(definition)
  const description = [definition.description, kind.description].filter(Boolean).join('\n\n')
  const query = (definition.query ?? z.strictObject({})).extend(kind.query?.shape ?? {})
  const headers = kind.headers?.extend(definition.headers?.shape ?? {}) ?? definition.headers
  const fullPath = `${kind.prefix ?? ''}${path}`
  return createRoute({
    method,
    path: fullPath,
    operationId: operationId(method, fullPath),
    tags: [tag],
    summary,
    ...(description && { description }),
    security: kind.security ?? [],
    request: {
      query,
      ...(params && { params }),
      ...(headers && { headers }),
      ...bodyOf(definition),
    },
    middleware: [
      ...kind.middleware,
      ...checks,
      ...(kind.localizedErrors ? [setResponseLanguage(definition.body !== undefined)] : []),
    ],
    responses: {
      ...successResponse(definition, kind),
      ...(kind.conditional && notModified),
      ...problemResponses([
        ...INPUT_PROBLEMS,
        ...(checks.length > 0 ? BODY_PROBLEMS : []),
        ...kind.problems,
        ...problems,
      ]),
    },
  })
}
