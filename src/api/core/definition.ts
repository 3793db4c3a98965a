import type { RouteConfig, z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'

import type { ApiEnv } from './environment'
import type { FieldNames } from './field-names'
import type { PartLimits } from './multipart/read-parts'
import type { ProblemCode } from './problems'

export type ObjectSchema = z.ZodObject

/** What an operation takes and gives. An operation without `answer` answers 204. */
export type Definition<
  A extends z.ZodType,
  P extends ObjectSchema,
  Q extends ObjectSchema,
  B extends z.ZodType,
> = {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  path: string
  tag: string
  summary: string
  description?: string
  params?: P
  query?: Q
  headers?: ObjectSchema
  body?: B
  /** What Payload names otherwise than the body. */
  fieldNames?: FieldNames | undefined
  /** The body is CSV; the handler reads it from the request. */
  csvBody?: true
  /** `body` comes as multipart/form-data, within these limits; files are parts of it. */
  multipart?: PartLimits
  answer?: A
  /** The answer is CSV text. */
  csvAnswer?: true
  status?: 200 | 201
  /** Problems that only this operation has, besides those of its kind. */
  problems?: readonly ProblemCode[]
}

/** The parsed request, and the headers that the answer will have. */
export type Input<P extends ObjectSchema, Q extends ObjectSchema, B extends z.ZodType> = {
  params: z.output<P>
  query: z.output<Q>
  body: z.output<B>
  request: Request
  headers: Headers
}

/** What operations of one kind share. */
export type OperationKind<Extra> = {
  /** Under which path the operations of the kind lie, and more of what is said about them. */
  prefix?: string
  description?: string
  security?: RouteConfig['security']
  /** Explains values in the language that is asked for, else in that of the site; else in English. */
  spoken?: true
  /** Answers 304 to who has the current answer. */
  conditional?: boolean
  problems: readonly ProblemCode[]
  query?: ObjectSchema
  headers?: ObjectSchema
  /** Runs before anything of the input is read. */
  middleware: MiddlewareHandler[]
  /** What handlers get besides their input. */
  extra: (c: Context<ApiEnv>) => Extra
  around?: (extra: Extra, work: () => Promise<unknown>) => Promise<unknown>
}
