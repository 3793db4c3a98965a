import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { lockErrorMessage } from '../document-locks/translate-lock-error'

export type BulkChange = 'update' | 'delete'

const TEXTS = {
  nl: {
    update: 'Er is niets opgeslagen, ook de andere documenten niet.',
    delete: 'Er is niets verwijderd, ook de andere documenten niet.',
    unknown: 'Er ging iets mis. De oorzaak staat in het logboek van de server.',
  },
  en: {
    update: 'Nothing was saved, not even the other documents.',
    delete: 'Nothing was deleted, not even the other documents.',
    unknown: 'Something went wrong. See the server log for the cause.',
  },
} satisfies LocaleTexts<unknown>
const INTERNAL = 500

/** A bulk change that was rolled back because of one document. */
export class BulkFailure extends Error {
  readonly id: string
  override readonly cause: unknown

  constructor(id: string, cause: unknown) {
    super(`A bulk change failed at ${id}`)
    this.id = id
    this.cause = cause
  }
}

/** The titles of documents, by id. */
export type ReadTitles = (
  req: PayloadRequest,
  slug: CollectionSlug,
  ids: string[],
) => Promise<ReadonlyMap<string, string>>

/** The error if Payload's rules make its message public, otherwise null. */
const publicError = (error: unknown): APIError | null =>
  error instanceof APIError && (error.isPublic || error.status !== INTERNAL) ? error : null

/**
 * The response to a failed bulk change, with the document and the reason in the language of the panel. Has the shape of
 * Payload's own response, which the panel reads.
 */
export async function rejection(
  req: PayloadRequest,
  slug: CollectionSlug,
  kind: BulkChange,
  { id, cause }: BulkFailure,
  readTitles: ReadTitles,
): Promise<Response> {
  const { language } = req.i18n
  const texts = textIn(TEXTS, language)
  const shownError = publicError(cause)
  if (!shownError) req.payload.logger.error({ err: cause, id }, 'A bulk change failed')
  const reason = lockErrorMessage(cause, req) ?? shownError?.message ?? texts.unknown
  const about = `“${(await readTitles(req, slug, [id])).get(id) ?? id}”: ${reason}`
  // The panel shows one of the two after an update, and both after a deletion.
  const [message, error] =
    kind === 'delete' ? [texts.delete, about] : [`${texts.update} ${about}`, `${texts.update} ${about}`]
  return Response.json(
    { docs: [], errors: [{ id, message: error }], message },
    { status: shownError?.status ?? INTERNAL },
  )
}
