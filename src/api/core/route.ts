import { createRoute, z, type RouteConfig } from '@hono/zod-openapi'
import type { MiddlewareHandler } from 'hono'

import { CSV, readCsvBody } from './csv-body'
import type { Definition, Kind, Shape } from './definition'
import { readJsonBody } from './json-body'
import { PROBLEMS, type ProblemCode } from './problems'
import { problem } from './schemas'

const INPUT_PROBLEMS = ['internal', 'malformed', 'invalid'] as const satisfies ProblemCode[]
const BODY_PROBLEMS = ['tooLarge', 'unsupportedMediaType'] as const satisfies ProblemCode[]

function problemResponses(codes: readonly ProblemCode[]): RouteConfig['responses'] {
  const content = { 'application/problem+json': { schema: problem } }
  const byStatus = Map.groupBy(codes, (code) => PROBLEMS[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      { description: [...new Set(same.map((code) => PROBLEMS[code].title))].join(', or: '), content },
    ]),
  )
}

/** `get`, `/admin/pages/{uuid}` → `getAdminPagesByUuid`: the name of the operation in generated clients. */
const operationId = (method: string, path: string): string =>
  method +
  path
    .replaceAll('/{', '/by-{')
    .replaceAll(/[^a-z]+([a-z])/gi, (_, letter: string) => letter.toUpperCase())
    .replaceAll(/[^a-z]/gi, '')

type AnyDefinition = Definition<z.ZodType, Shape, Shape, z.ZodType>

function bodyOf({ body, csvBody }: AnyDefinition): Pick<NonNullable<RouteConfig['request']>, 'body'> {
  if (csvBody) return { body: { required: true, content: { [CSV]: { schema: z.string() } } } }
  return body ? { body: { required: true, content: { 'application/json': { schema: body } } } } : {}
}

/** What checks the body before the operation's own schema reads it. */
const bodyChecks = ({ body, csvBody }: AnyDefinition): MiddlewareHandler[] => [
  ...(body ? [readJsonBody] : []),
  ...(csvBody ? [readCsvBody] : []),
]

/** The OpenAPI side of an operation, and what runs before its handler. */
export function toRoute(definition: AnyDefinition, kind: Omit<Kind<never>, 'extra' | 'around'>): RouteConfig {
  const { method, path, tag, summary, params, answer, status = 200, problems = [] } = definition
  const checks = bodyChecks(definition)
  const description = [definition.description, kind.description].filter(Boolean).join('\n\n')
  const query = (definition.query ?? z.strictObject({})).extend(kind.query?.shape ?? {})
  const answerType = definition.csvAnswer ? CSV : 'application/json'
  const success: RouteConfig['responses'] = answer
    ? { [String(status)]: { description: summary, content: { [answerType]: { schema: answer } } } }
    : { '204': { description: summary } }
  const headers = kind.headers?.extend(definition.headers?.shape ?? {}) ?? definition.headers
  const fullPath = `${kind.prefix ?? ''}${path}`
  return createRoute({
    method,
    path: fullPath,
    operationId: operationId(method, fullPath),
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(kind.security && { security: kind.security }),
    request: {
      query,
      ...(params && { params }),
      ...(headers && { headers }),
      ...bodyOf(definition),
    },
    middleware: [...kind.middleware, ...checks],
    responses: {
      ...success,
      ...problemResponses([
        ...INPUT_PROBLEMS,
        ...(checks.length > 0 ? BODY_PROBLEMS : []),
        ...kind.problems,
        ...problems,
      ]),
    },
  })
}
