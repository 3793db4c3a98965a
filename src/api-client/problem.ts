import type { HttpError } from '@/src/platform/http/http-error'
import type { Problem } from './schema'

/** Why the API refused a call, as its document describes problems; null where something else answered, or nothing did. */
export const problemOf = ({ data, headers }: HttpError): Problem | null =>
  headers.get('content-type')?.startsWith('application/problem+json')
    ? // Nothing else of ours answers with this type.
      (data as Problem)
    : null
