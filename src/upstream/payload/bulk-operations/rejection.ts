import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { lockErrorMessage } from '../document-locks/translate-lock-error'

export type BulkChange = 'update' | 'delete'

const TEXTS = {
  nl: {
    update: 'Er is niets opgeslagen, ook de andere documenten niet.',
    delete: 'Er is niets verwijderd, ook de andere documenten niet.',
    several: (count: number) => `${count} documenten zijn geweigerd; zij staan boven de lijst.`,
    unknown: 'Er ging iets mis. De oorzaak staat in het logboek van de server.',
  },
  en: {
    update: 'Nothing was saved, not even the other documents.',
    delete: 'Nothing was deleted, not even the other documents.',
    several: (count: number) => `${count} documents were rejected; they are named above the list.`,
    unknown: 'Something went wrong. See the server log for the cause.',
  },
} satisfies LocaleTexts<unknown>
const INTERNAL = 500

/** A bulk change that was rolled back because of one document; `untried` are those after it. */
export class BulkFailure extends Error {
  readonly id: string
  override readonly cause: unknown
  readonly untried: readonly string[]

  constructor(id: string, cause: unknown, untried: readonly string[] = []) {
    super(`A bulk change failed at ${id}`)
    this.id = id
    this.cause = cause
    this.untried = untried
  }
}

/** The titles of documents, by id. */
export type ReadTitles = (
  req: PayloadRequest,
  slug: CollectionSlug,
  ids: string[],
) => Promise<ReadonlyMap<string, string>>

/** The error if Payload's rules make its message public, otherwise null. */
export const publicError = (error: unknown): APIError | null =>
  error instanceof APIError && (error.isPublic || error.status !== INTERNAL) ? error : null

/** A document that kept a bulk change from being done. */
export type Rejected = { id: string; title: string; reason: string }

/** What the response to a bulk change adds to Payload’s: what failed, or what was not done of a change that was. */
export type BulkRejection = { heading: string; rejected: Rejected[] }

/** What a request did not do of a change that succeeded, and of which documents. */
export type ReadOmissions = (
  req: PayloadRequest,
) => { heading: string; omitted: { id: string; reason: string }[] } | null

/** The omissions with the titles of their documents. */
export async function omissions(
  req: PayloadRequest,
  slug: CollectionSlug,
  readOmissions: ReadOmissions,
  readTitles: ReadTitles,
): Promise<BulkRejection | null> {
  const found = readOmissions(req)
  if (!found) return null
  const ids = found.omitted.map(({ id }) => id)
  const titles = await readTitles(req, slug, ids)
  const rejected = found.omitted.map((one) => ({ ...one, title: titles.get(one.id) ?? one.id }))
  return { heading: found.heading, rejected }
}

async function name(
  req: PayloadRequest,
  slug: CollectionSlug,
  failures: readonly BulkFailure[],
  readTitles: ReadTitles,
): Promise<Rejected[]> {
  const titles = await readTitles(
    req,
    slug,
    failures.map(({ id }) => id),
  )
  const { unknown } = textIn(TEXTS, req.i18n.language)
  return failures.map(({ id, cause }) => {
    const reason = lockErrorMessage(cause, req) ?? publicError(cause)?.message ?? unknown
    return { id, title: titles.get(id) ?? id, reason }
  })
}

/**
 * The response to a failed bulk change, with each document and the reason in the language of the panel. Has the shape of
 * Payload's own response, which the panel reads.
 */
export async function rejection(
  req: PayloadRequest,
  slug: CollectionSlug,
  kind: BulkChange,
  failures: readonly [BulkFailure, ...BulkFailure[]],
  readTitles: ReadTitles,
): Promise<Response> {
  const texts = textIn(TEXTS, req.i18n.language)
  const [{ id, cause }] = failures
  const shownError = publicError(cause)
  if (!shownError) req.payload.logger.error({ err: cause, id }, 'A bulk change failed')
  const rejected = await name(req, slug, failures, readTitles)
  const [first] = rejected
  const about =
    rejected.length === 1 && first ? `“${first.title}”: ${first.reason}` : texts.several(rejected.length)
  // The panel shows one of the two after an update, and both after a deletion.
  const [message, error] =
    kind === 'delete' ? [texts.delete, about] : [`${texts.update} ${about}`, `${texts.update} ${about}`]
  const added: BulkRejection = { heading: texts[kind], rejected }
  return Response.json(
    { docs: [], errors: [{ id, message: error }], message, ...added },
    { status: shownError?.status ?? INTERNAL },
  )
}
