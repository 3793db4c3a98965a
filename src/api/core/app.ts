import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { contextStorage } from 'hono/context-storage'
import { createMiddleware } from 'hono/factory'

import { requestLogger } from '@/src/platform/logger'
import { problemContext, problemResponse } from '@/src/platform/http/problem-response'
import { REQUEST_ID_HEADER, requestIdOf } from '@/src/platform/http/request-id'
import { malformedPath } from '@/src/platform/http/requested-path'
import { finishHeaders } from './response-headers'
import { PRIVATE } from './caching'
import { isCsv } from './csv-body'
import type { ApiEnv, InstallationContext, Mount } from './environment'
import { fieldErrors } from './field-errors'
import { invalid, toApiError } from './from-error'
import { inputErrors } from './input-errors'
import { isMultipart } from './multipart/multipart-body'
import type { GuardedMount } from './mount'
import { otherMethods } from './other-methods'
import type { Operation } from './operation'
import { ApiError, PROBLEMS, problemType } from './problems'
import { pathsWithSlugs } from './slug-path'

/** The largest JSON body, in bytes. */
const MAX_JSON_BYTES = 1024 * 1024
/** The largest CSV body, in bytes. */
const MAX_CSV_BYTES = 8 * 1024 * 1024

/** Sets what every request needs: its id, the installation, the mount and the language. */
const initContext = (installation: InstallationContext, mount: Mount) =>
  createMiddleware<ApiEnv>(async (c, next) => {
    c.set('requestId', requestIdOf(c.req.raw.headers))
    c.set('installation', installation)
    c.set('mount', mount)
    c.set('language', mount.language(c.req.raw.headers))
    if (malformedPath(c.req.raw.headers) !== null)
      throw new ApiError('malformed', 'Malformed percent-encoding in path; write a literal "%" as %25.')
    if (/%00/.test(c.req.url)) throw new ApiError('malformed', 'The path contains a null character.')
    await next()
    c.res.headers.set(REQUEST_ID_HEADER, c.get('requestId'))
  })

/** CORS headers. For OPTIONS they are added last, because they list the methods that the path allows. */
const withCors = (cors: MiddlewareHandler): MiddlewareHandler =>
  createMiddleware<ApiEnv>(async (c, next) => {
    if (c.req.method !== 'OPTIONS') return cors(c, next)
    await next()
    if (c.res.ok) await cors(c, () => Promise.resolve())
  })

const limitTo = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new ApiError('tooLarge', `The request body may have at most ${maxSize} bytes.`)
    },
  })
const limitJson = limitTo(MAX_JSON_BYTES)
const limitCsv = limitTo(MAX_CSV_BYTES)

/** Limits JSON and CSV bodies. Multipart bodies are limited where they are parsed; other types are never read. */
const limitBody = createMiddleware((c, next) => {
  const type = c.req.header('content-type')
  if (isMultipart(type)) return next()
  return (isCsv(type) ? limitCsv : limitJson)(c, next)
})

function respondWithProblem(thrown: unknown, c: Context<ApiEnv>): Response {
  const error = toApiError(thrown)
  const { code, errors, members, headers, cause } = error
  const requestId = c.get('requestId')
  const { status, title } = PROBLEMS[code]
  if (status >= 500 && cause)
    requestLogger(requestId).error({ err: cause, path: c.req.path }, 'API request failed')
  return problemResponse(
    {
      type: problemType(code),
      title,
      status,
      detail: c.get('mount').explain(error, c.get('language')),
      members: { ...(errors && { errors }), ...members },
    },
    { ...problemContext(c.req.raw), requestId },
    { 'cache-control': PRIVATE, ...headers },
  )
}

/** The API over a list of operations, at one of its mounts. Tests call it with `app.request()`, the server with `app.fetch()`. */
export function createApp(
  installation: InstallationContext,
  operations: readonly Operation[],
  mount: GuardedMount,
): OpenAPIHono<ApiEnv> {
  inputErrors()
  const app = new OpenAPIHono<ApiEnv>({
    getPath: pathsWithSlugs(mount.base, operations),
    defaultHook: (result) => {
      if (!result.success) throw invalid(fieldErrors(result.error))
    },
  }).basePath(mount.base)
  app.onError((error, c) => respondWithProblem(error, c))
  app.notFound((c) =>
    respondWithProblem(new ApiError('notFound', 'No operation at this path. See /api/docs.'), c),
  )
  app.use(contextStorage(), finishHeaders, initContext(installation, mount), mount.guard)
  app.use(withCors(mount.crossOrigin(operations)), limitBody, otherMethods(app))
  for (const { route, respond } of operations) app.openapi(route, respond)
  return app
}
