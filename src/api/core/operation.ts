import { createRoute, z, type RouteConfig } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'

import { env } from '@/src/lib/env'
import type { ApiEnv } from './environment'
import { etagOf } from './etag'
import { readJsonBody } from './json-body'
import { PROBLEMS, type ProblemCode } from './problems'
import { problem } from './schemas'

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Shape = z.ZodObject

/** What an operation takes and gives. An operation without `answer` answers 204. */
export type Definition<P extends Shape, Q extends Shape, B extends z.ZodType, A extends z.ZodType> = {
  method: Method
  path: string
  tag: string
  summary: string
  description?: string
  params?: P
  query?: Q
  body?: B
  answer?: A
  status?: 200 | 201
  /** Problems that only this operation has, besides those of its kind. */
  problems?: readonly ProblemCode[]
}

/** The parsed request, and the headers that the answer will have. */
export type Input<P extends Shape, Q extends Shape, B extends z.ZodType> = {
  params: z.output<P>
  query: z.output<Q>
  body: z.output<B>
  request: Request
  headers: Headers
}

/** An operation, ready to be mounted: its part of the OpenAPI document and what answers it. */
export type Operation = { route: RouteConfig; respond: (c: Context<ApiEnv>) => Promise<Response> }

const PROBLEMS_OF_ALL = ['internal'] as const satisfies ProblemCode[]
const PROBLEMS_OF_INPUT = ['malformed', 'invalid'] as const satisfies ProblemCode[]
const PROBLEMS_OF_BODY = ['tooLarge', 'unsupportedMediaType'] as const satisfies ProblemCode[]

function problemResponses(codes: readonly ProblemCode[]): RouteConfig['responses'] {
  const content = { 'application/problem+json': { schema: problem } }
  const titles = Map.groupBy(codes, (code) => PROBLEMS[code].status)
  return Object.fromEntries(
    [...titles].map(([status, same]) => [
      status,
      { description: [...new Set(same.map((code) => PROBLEMS[code].title))].join(', or: '), content },
    ]),
  )
}

/** The OpenAPI side of a definition; `middleware` runs before the input is read. */
export function toRoute<P extends Shape, Q extends Shape, B extends z.ZodType, A extends z.ZodType>(
  definition: Definition<P, Q, B, A>,
  kind: {
    middleware: MiddlewareHandler[]
    problems: readonly ProblemCode[]
    security?: RouteConfig['security']
  },
  headers?: Shape,
): RouteConfig {
  const { method, path, tag, summary, description, params, query, body, answer, status = 200 } = definition
  const success: RouteConfig['responses'] = answer
    ? { [String(status)]: { description: summary, content: { 'application/json': { schema: answer } } } }
    : { '204': { description: summary } }
  return createRoute({
    method,
    path,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(kind.security && { security: kind.security }),
    request: {
      ...(params && { params }),
      ...(query && { query }),
      ...(headers && { headers }),
      ...(body && { body: { required: true, content: { 'application/json': { schema: body } } } }),
    },
    middleware: [...kind.middleware, ...(body ? [readJsonBody] : [])],
    responses: {
      ...success,
      ...problemResponses([
        ...PROBLEMS_OF_ALL,
        ...PROBLEMS_OF_INPUT,
        ...(body ? PROBLEMS_OF_BODY : []),
        ...kind.problems,
        ...(definition.problems ?? []),
      ]),
    },
  })
}

/** What the validators of the operation's own route have parsed; an absent part is empty. */
export function inputOf<P extends Shape, Q extends Shape, B extends z.ZodType>(
  c: Context<ApiEnv>,
): Input<P, Q, B> {
  const valid = (target: string): unknown => c.req.valid(target as never)
  return {
    params: (valid('param') ?? {}) as z.output<P>,
    query: (valid('query') ?? {}) as z.output<Q>,
    body: valid('json') as z.output<B>,
    request: c.req.raw,
    headers: new Headers(),
  }
}

/** Serialises an answer; outside production it must fit the published schema exactly. */
export function toResponse(
  { answer, status = 200 }: { answer?: z.ZodType; status?: number },
  result: unknown,
  headers: Headers,
): Response {
  if (!answer) return new Response(null, { status: 204, headers })
  if (env.NODE_ENV !== 'production') answer.parse(result)
  const json = JSON.stringify(result)
  headers.set('content-type', 'application/json; charset=utf-8')
  headers.set('etag', etagOf(json))
  return new Response(json, { status, headers })
}
