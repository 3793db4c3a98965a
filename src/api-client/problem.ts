import type { HttpError } from '@/src/platform/http/http-error'
import type { Problem } from './schema'

/** The problem document of an API error; null when the response is not one, or there was no response. */
export const problemOf = ({ data, headers }: HttpError): Problem | null =>
  headers.get('content-type')?.startsWith('application/problem+json')
    ? // Only our API sends this content type.
      (data as Problem)
    : null
