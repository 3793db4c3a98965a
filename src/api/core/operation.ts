import { createRoute, z, type RouteConfig } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'

import type { ApiEnv } from './environment'
import { readJsonBody } from './json-body'
import { PROBLEMS, type ProblemCode } from './problems'
import { toResponse } from './respond'
import { problem } from './schemas'

type Shape = z.ZodObject

/** What an operation takes and gives. An operation without `answer` answers 204. */
type Definition<A extends z.ZodType, P extends Shape, Q extends Shape, B extends z.ZodType> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
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
type Input<P extends Shape, Q extends Shape, B extends z.ZodType> = {
  params: z.output<P>
  query: z.output<Q>
  body: z.output<B>
  request: Request
  headers: Headers
}

/** What operations of one kind share. */
type Kind<Extra> = {
  /** Under which path the operations of the kind lie, and more of what is said about them. */
  prefix?: string
  description?: string
  security?: RouteConfig['security']
  problems: readonly ProblemCode[]
  query?: Shape
  headers?: Shape
  /** Runs before anything of the input is read. */
  middleware: MiddlewareHandler[]
  /** What handlers get besides their input. */
  extra: (c: Context<ApiEnv>) => Extra
  around?: (extra: Extra, work: () => Promise<unknown>) => Promise<unknown>
}

/** An operation, ready to be mounted: its part of the OpenAPI document and what answers it. */
export type Operation = { route: RouteConfig; respond: (c: Context<ApiEnv>) => Promise<Response> }

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

function toRoute(
  definition: Definition<z.ZodType, Shape, Shape, z.ZodType>,
  kind: Omit<Kind<never>, 'extra' | 'around'>,
): RouteConfig {
  const { method, path, tag, summary, params, body, answer, status = 200, problems = [] } = definition
  const description = [definition.description, kind.description].filter(Boolean).join('\n\n')
  const query = (definition.query ?? z.strictObject({})).extend(kind.query?.shape ?? {})
  const success: RouteConfig['responses'] = answer
    ? { [String(status)]: { description: summary, content: { 'application/json': { schema: answer } } } }
    : { '204': { description: summary } }
  return createRoute({
    method,
    path: `${kind.prefix ?? ''}${path}`,
    tags: [tag],
    summary,
    ...(description && { description }),
    ...(kind.security && { security: kind.security }),
    request: {
      query,
      ...(params && { params }),
      ...(kind.headers && { headers: kind.headers }),
      ...(body && { body: { required: true, content: { 'application/json': { schema: body } } } }),
    },
    middleware: [...kind.middleware, ...(body ? [readJsonBody] : [])],
    responses: {
      ...success,
      ...problemResponses([...INPUT_PROBLEMS, ...(body ? BODY_PROBLEMS : []), ...kind.problems, ...problems]),
    },
  })
}

/** What the validators of the operation's own route have parsed; an absent part is empty. */
function inputOf<P extends Shape, Q extends Shape, B extends z.ZodType>(c: Context<ApiEnv>): Input<P, Q, B> {
  const valid = (target: string): unknown => c.req.valid(target as never)
  return {
    params: (valid('param') ?? {}) as z.output<P>,
    query: (valid('query') ?? {}) as z.output<Q>,
    body: valid('json') as z.output<B>,
    request: c.req.raw,
    headers: new Headers(),
  }
}

/** Makes the function that defines operations of one kind: policy and body, and nothing of HTTP. */
export const operationKind =
  <Extra, Policy = unknown>(
    kindOf: (
      definition: Policy & { method: Definition<never, never, never, never>['method'] },
    ) => Kind<Extra>,
  ) =>
  <
    A extends z.ZodType = never,
    P extends Shape = Shape,
    Q extends Shape = Shape,
    B extends z.ZodType = z.ZodType,
  >(
    definition: Definition<A, P, Q, B> &
      Policy & {
        handle: (input: Input<P, Q, B> & Extra) => Promise<[A] extends [never] ? void : z.input<A>>
      },
  ): Operation => {
    const { extra, around = (_, work) => work(), ...kind } = kindOf(definition)
    const respond = async (c: Context<ApiEnv>): Promise<Response> => {
      const input = inputOf<P, Q, B>(c)
      const own = extra(c)
      const result = await around(own, () => definition.handle({ ...input, ...own }))
      return toResponse(definition, result, input.headers)
    }
    return { route: toRoute(definition, kind), respond }
  }
