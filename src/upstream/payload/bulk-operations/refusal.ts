import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'

import { lockedMessage } from '../document-locks/translate-lock-error'

export type BulkChange = 'update' | 'delete'

const TEXTS = {
  nl: {
    update: 'Er is niets opgeslagen, ook niet van de andere documenten.',
    delete: 'Er is niets verwijderd, ook niet van de andere documenten.',
    unknown: 'Er ging iets mis. De oorzaak staat in het logboek.',
  },
  en: {
    update: 'Nothing was saved, nor of the other documents.',
    delete: 'Nothing was deleted, nor of the other documents.',
    unknown: 'Something went wrong. The log says why.',
  },
}
const INTERNAL = 500

/** A change of several documents, none of which was made because of one. */
export class BulkFailure extends Error {
  constructor(
    readonly id: string,
    override readonly cause: unknown,
  ) {
    super(`A bulk change failed at ${id}`)
  }
}

/** The titles of documents, by id. */
export type ReadTitles = (
  req: PayloadRequest,
  slug: CollectionSlug,
  ids: string[],
) => Promise<ReadonlyMap<string, string>>

/** An error that may be told, as Payload decides it. */
const toldOf = (error: unknown): APIError | null =>
  error instanceof APIError && (error.isPublic || error.status !== INTERNAL) ? error : null

/**
 * The answer to a change of which nothing was made, in the language of the panel: which document, and why. It has the
 * members of Payload's own answer, which the panel reads.
 */
export async function refusal(
  req: PayloadRequest,
  slug: CollectionSlug,
  kind: BulkChange,
  { id, cause }: BulkFailure,
  readTitles: ReadTitles,
): Promise<Response> {
  const { language } = req.i18n
  const texts = TEXTS[language === 'nl' ? 'nl' : 'en']
  const told = toldOf(cause)
  if (!told) req.payload.logger.error({ err: cause, id }, 'A bulk change failed')
  const why = lockedMessage(cause, req) ?? told?.message ?? texts.unknown
  const about = `“${(await readTitles(req, slug, [id])).get(id) ?? id}”: ${why}`
  // Of an update the panel shows one of the two, of a deletion both.
  const [message, error] =
    kind === 'delete' ? [texts.delete, about] : [`${texts.update} ${about}`, `${texts.update} ${about}`]
  return Response.json(
    { docs: [], errors: [{ id, message: error }], message },
    { status: told?.status ?? INTERNAL },
  )
}
