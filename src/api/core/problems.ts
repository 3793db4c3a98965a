import { UNKNOWN_DOMAIN } from '@/src/lib/error-messages'

/** The one table of problem codes → status and title (api-contract: Conventions). */
export const PROBLEMS = {
  malformed: { status: 400, title: 'Malformed request' },
  tenantNotNamed: { status: 400, title: 'Tenant required' },
  unauthenticated: { status: 401, title: 'Not authenticated' },
  secondFactorRequired: { status: 401, title: 'Second factor required' },
  budgetReached: { status: 402, title: 'Budget reached' },
  forbidden: { status: 403, title: 'Forbidden' },
  secondFactorNotSetUp: { status: 403, title: 'Second factor not set up' },
  notFound: { status: 404, title: 'Not found' },
  unknownDomain: { status: 404, title: UNKNOWN_DOMAIN },
  methodNotAllowed: { status: 405, title: 'Method not allowed' },
  conflict: { status: 409, title: 'Conflict' },
  gone: { status: 410, title: 'Gone' },
  stale: { status: 412, title: 'Precondition failed' },
  tooLarge: { status: 413, title: 'Content too large' },
  unsupportedMediaType: { status: 415, title: 'Unsupported media type' },
  invalid: { status: 422, title: 'Validation failed' },
  tooManyRequests: { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Internal error' },
  modelFailed: { status: 502, title: 'Language model failed' },
  unavailable: { status: 503, title: 'Service unavailable' },
  notConfigured: { status: 503, title: 'Not configured' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemCode = keyof typeof PROBLEMS

/** The `type` of a problem document: its code as a URN. */
export const problemType = (code: ProblemCode): string => `urn:gevel:problem:${code}`

/** What is wrong with one value; `path` is its path in the input: `urls.0.path`. */
export type FieldError = { path: string; message: string }

type Options = {
  errors?: FieldError[]
  /** Extension members of the problem document (RFC 9457, 3.2). */
  members?: Record<string, unknown>
  headers?: Record<string, string>
  /** Set when `detail` is in the language of the request; otherwise it is English. */
  isTranslated?: boolean
  cause?: unknown
}

/** The one error that handlers throw. `detail` is shown to the caller: it says what is wrong and what to do. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ProblemCode
  readonly detail: string
  readonly errors: FieldError[] | undefined
  readonly members: Record<string, unknown>
  readonly headers: Record<string, string>
  readonly isTranslated: boolean

  constructor(
    code: ProblemCode,
    detail: string,
    { errors, members = {}, headers = {}, isTranslated = false, cause }: Options = {},
  ) {
    super(detail, { cause })
    this.code = code
    this.detail = detail
    this.errors = errors
    this.members = members
    this.headers = headers
    this.isTranslated = isTranslated
  }
}
