import { createMiddleware } from 'hono/factory'

import { ApiError } from './problems'

export const CSV = 'text/csv'

const CSV_TYPE = /^text\/csv(?:\s*;(?:\s*charset\s*=\s*"?(?:utf-8|us-ascii)"?\s*|(?!\s*charset\b)[^;]*))*$/i

/** Whether a Content-Type header says CSV. */
export const isCsv = (contentType: string | undefined): boolean => CSV_TYPE.test(contentType?.trim() ?? '')

/** Throws unless the body says to be CSV in UTF-8, sent as it is; who reads it refuses what is not. */
export const parseCsvBody = createMiddleware(async ({ req }, next) => {
  const encoding = req.header('content-encoding')
  if ((encoding && encoding !== 'identity') || !isCsv(req.header('content-type')))
    throw new ApiError(
      'unsupportedMediaType',
      `Send CSV in UTF-8, uncompressed, with the header Content-Type: ${CSV}.`,
    )
  await next()
})
