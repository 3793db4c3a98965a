import { createMiddleware } from 'hono/factory'

import { ApiError } from './problems'

export const CSV = 'text/csv'

const CSV_TYPE = /^text\/csv(?:\s*;(?:\s*charset\s*=\s*"?(?:utf-8|us-ascii)"?\s*|(?!\s*charset\b)[^;]*))*$/i

export const isCsv = (contentType: string | undefined): boolean => CSV_TYPE.test(contentType?.trim() ?? '')

/** Throws unless the Content-Type is CSV in UTF-8 without compression; the parser validates the content. */
export const parseCsvBody = createMiddleware(async ({ req }, next) => {
  const encoding = req.header('content-encoding')
  if ((encoding && encoding !== 'identity') || !isCsv(req.header('content-type')))
    throw new ApiError(
      'unsupportedMediaType',
      `The body must be uncompressed CSV in UTF-8, with the header Content-Type: ${CSV}.`,
    )
  await next()
})
