import type { RouteConfig, z } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'

import type { ApiEnv } from './environment'
import type { FieldNames } from './field-names'
import type { PartLimits } from './multipart/read-parts'
import type { ReceivedFile } from './multipart/received-file'
import type { ProblemCode } from './problems'

export type ObjectSchema = z.ZodObject

/** What is accepted as files beside a JSON body. */
export type FilesBeside = {
  limits: PartLimits
  /** Runs before anything is read. @throws {ApiError} for a request whose files are not read */
  admit: (c: Context<ApiEnv>) => Promise<void>
}

/** What an operation accepts and returns. An operation without `answer` responds 204. */
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
  /** Body paths that differ from Payload's field paths. */
  fieldNames?: FieldNames | undefined
  /** The body is CSV; the handler reads it from the request. */
  csvBody?: true
  /** `body` is sent as multipart/form-data, within these limits; files are parts of it. */
  multipart?: PartLimits
  /** `body` can also be sent as the part `json` of multipart/form-data, with files in its other parts. */
  filesBeside?: FilesBeside
  answer?: A
  /** The response is CSV text. */
  csvAnswer?: true
  /** The response is a file of any type, which the handler returns as a response. */
  fileAnswer?: true
  /** The response is XML: text, or a response when it is sent as it is read. */
  xmlAnswer?: true
  /** What the response is as server-sent events, for a request that accepts them: the handler then returns it whole. */
  eventsAnswer?: z.ZodType
  status?: 200 | 201 | 202
  /** Problems that only this operation has, besides those of its kind. */
  problems?: readonly ProblemCode[]
}

/** The parsed request, and the headers of the response. */
export type Input<P extends ObjectSchema, Q extends ObjectSchema, B extends z.ZodType> = {
  params: z.output<P>
  query: z.output<Q>
  body: z.output<B>
  request: Request
  headers: Headers
  /** What was sent beside the body, by the names of the parts. */
  files: Readonly<Record<string, readonly ReceivedFile[]>>
}

/** What the operations of one kind have in common. */
export type OperationKind<Extra> = {
  /** The path prefix of the operations, and a text that is added to their descriptions. */
  prefix?: string
  description?: string
  security?: RouteConfig['security']
  /** Validation messages are in the locale of the request, else the default locale of the site; otherwise in English. */
  localizedErrors?: true
  /** Answers 304 when `If-None-Match` names the current ETag. */
  conditional?: boolean
  problems: readonly ProblemCode[]
  query?: ObjectSchema
  headers?: ObjectSchema
  /** Runs before any input is read. */
  middleware: MiddlewareHandler[]
  /** What handlers get besides their input. */
  extra: (c: Context<ApiEnv>) => Extra
  around?: (extra: Extra, work: () => Promise<unknown>) => Promise<unknown>
}
