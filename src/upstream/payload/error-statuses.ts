/**
 * Defect: Payload's REST API responds with 500 to input that Postgres cannot read or store or that is nested too deeply, to a query whose operators or
 * values do not fit the field, to a conflict with another write, and while the database is down.
 * Seen in: payload 3.90.1
 * Upstream: not reported yet
 * Remove when: error-statuses.int.test.ts "Payload responds with 500 to a query that does not fit" fails
 */
import {
  type AfterErrorHook,
  APIError,
  Forbidden,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { isUuid } from '@/src/lib/uuid'
import { isDatabaseConnectionError } from '@/src/platform/database/outage'
import { isConflict, isDataException, sqlStateOf } from '@/src/platform/database/sql-state'
import { TooManyTransactions } from './database/transaction-slots'
import { isStorageError } from './storage-errors'

type Rejection = { status: number; texts: LocaleTexts; headers?: Record<string, string> }

const UNAVAILABLE: Rejection = {
  status: 503,
  texts: {
    nl: 'Een dienst die hiervoor nodig is, antwoordt niet. Er is niets opgeslagen. Probeer het over een minuut opnieuw.',
    en: 'A service that this needs does not respond. Nothing was stored. Try again in a minute.',
  },
  headers: { 'retry-after': '30' },
}
const BUSY: Rejection = {
  status: 503,
  texts: {
    nl: 'Er worden te veel wijzigingen tegelijk opgeslagen. Er is niets opgeslagen. Probeer het over een minuut opnieuw.',
    en: 'Too many changes are being made at once. Nothing was stored. Try again in a minute.',
  },
  headers: { 'retry-after': '30' },
}
const NOT_STORED: Rejection = {
  status: 503,
  texts: {
    nl: 'Het bestand kan niet worden opgeslagen: de schijf is vol of niet beschrijfbaar. Er is niets opgeslagen. De beheerder vindt de oorzaak in de serverlog.',
    en: 'The file cannot be stored: the disk is full or read-only. Nothing was stored. An administrator can find the cause in the server log.',
  },
}
const CONFLICT: Rejection = {
  status: 409,
  texts: {
    nl: 'Iemand anders wijzigde dit tegelijk. Er is niets opgeslagen. Probeer het opnieuw.',
    en: 'Somebody else changed this at the same time. Nothing was stored. Try again.',
  },
}
const UNREADABLE: Rejection = {
  status: 400,
  texts: {
    nl: 'Een waarde heeft een vorm die niet kan worden opgeslagen of vergeleken.',
    en: 'A value has a format that cannot be stored or compared.',
  },
}
const UNFIT: Rejection = {
  status: 400,
  texts: {
    nl: 'De zoekvraag past niet bij de velden: een veld, vergelijking of waarde klopt niet.',
    en: 'The query does not fit the fields: a field, operator or value is not valid.',
  },
}
const NO_DOCUMENT: Rejection = {
  status: 404,
  texts: { nl: 'Niet gevonden.', en: 'Not found.' },
}

/** What Payload makes of `where`, `sort` and `select`, in the text of a stack trace. */
const QUERY_BUILDERS =
  /[\\/](?:drizzle[\\/]dist[\\/](?:queries|find|postgres)|db-postgres[\\/]dist|payload[\\/]dist[\\/](?:database|utilities[\\/](?:parseParams|sanitize)))[\\/]/
/** SQLSTATEs of a statement that Postgres cannot compile: types that do not compare, columns and tables that do not exist. */
const UNCOMPILABLE = /^42[0-9A-Z]{3}$/
/** Parts of a query that become SQL. */
const QUERY_PARTS = ['where', 'sort', 'select', 'joins', 'populate'] as const

const hasQuery = ({ query }: PayloadRequest): boolean =>
  QUERY_PARTS.some((part) => Object.hasOwn(query ?? {}, part))

/** Whether the query of a request cannot be turned into SQL. */
function isUnfitQuery(error: unknown, req: PayloadRequest): boolean {
  if (!(error instanceof Error) || !hasQuery(req)) return false
  const state = sqlStateOf(error)
  return state === null ? QUERY_BUILDERS.test(error.stack ?? '') : UNCOMPILABLE.test(state)
}

/** Of code that walks a value by calling itself: Payload does so with documents before it validates them. */
const isTooDeep = (error: unknown): boolean => error instanceof RangeError && /call stack/.test(error.message)

function rejectionOf(error: unknown, req: PayloadRequest): Rejection | null {
  if (isStorageError(error)) return NOT_STORED
  if (error instanceof TooManyTransactions) return BUSY
  if (error instanceof APIError && error.status !== 500) return null
  if (isDatabaseConnectionError(error)) return UNAVAILABLE
  if (isTooDeep(error)) return UNREADABLE
  const state = sqlStateOf(error)
  const { id } = req.routeParams ?? {}
  if (isDataException(state)) return typeof id === 'string' && !isUuid(id) ? NO_DOCUMENT : UNREADABLE
  if (isConflict(state)) return CONFLICT
  return isUnfitQuery(error, req) ? UNFIT : null
}

/** Payload has the endpoints of versions for every collection, also for one that keeps none. */
const ofVersions = ({ pathname }: PayloadRequest): boolean => /\/versions(?:\/|$)/.test(pathname)

/**
 * Whether the request is for something that does not exist. Where access depends on the document, Payload says that it is
 * forbidden to delete one that somebody else has just deleted.
 */
async function hasNoDocument(
  error: unknown,
  collection: SanitizedCollectionConfig,
  req: PayloadRequest,
): Promise<boolean> {
  if (!collection.versions && ofVersions(req)) return true
  const { id } = req.routeParams ?? {}
  if (req.method !== 'DELETE' || typeof id !== 'string' || !(error instanceof Forbidden)) return false
  return typeof (await collection.access.delete({ req, id })) === 'object'
}

/** Gives an error of the REST API the status that it deserves. The error itself is in the log. */
export const correctStatus: AfterErrorHook = async ({ collection, error, req }) => {
  const isMissing = collection && (await hasNoDocument(error, collection, req))
  const rejection = isMissing ? NO_DOCUMENT : rejectionOf(error, req)
  if (!rejection) return undefined
  const { status, texts, headers } = rejection
  if (headers)
    req.responseHeaders = new Headers({ ...Object.fromEntries(req.responseHeaders ?? []), ...headers })
  return { response: { errors: [{ message: textIn(texts, req.i18n.language) }] }, status }
}
