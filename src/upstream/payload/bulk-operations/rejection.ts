import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'

import { type LocaleTexts, textIn } from '@/src/i18n/locale-texts'
import { lockErrorMessage } from '../document-locks/translate-lock-error'

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
} satisfies LocaleTexts<unknown>
const INTERNAL = 500

/** A bulk change that was rolled back because of one document. */
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

/** An error whose message is public, by the rule of Payload. */
const publicError = (error: unknown): APIError | null =>
  error instanceof APIError && (error.isPublic || error.status !== INTERNAL) ? error : null

/**
 * The response to a bulk change that failed, in the language of the panel: which document, and why. It has the members of
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
  const known = publicError(cause)
  if (!known) req.payload.logger.error({ err: cause, id }, 'A bulk change failed')
  const why = lockErrorMessage(cause, req) ?? known?.message ?? texts.unknown
  const about = `“${(await readTitles(req, slug, [id])).get(id) ?? id}”: ${why}`
  // Of an update the panel shows one of the two, of a deletion both.
  const [message, error] =
    kind === 'delete' ? [texts.delete, about] : [`${texts.update} ${about}`, `${texts.update} ${about}`]
  return Response.json(
    { docs: [], errors: [{ id, message: error }], message },
    { status: known?.status ?? INTERNAL },
  )
}
