import { createMiddleware } from 'hono/factory'

import { jsonProblem } from './json-text'
import { ApiError } from './problems'

const JSON_TYPE = /^application\/json(?:\s*;\s*charset\s*=\s*"?utf-8"?)?$/i

/** Throws unless the body is uncompressed, unambiguous JSON in UTF-8. */
export const parseJsonBody = createMiddleware(async ({ req }, next) => {
  const encoding = req.header('content-encoding')
  if (encoding && encoding !== 'identity')
    throw new ApiError('unsupportedMediaType', 'The request body must not be compressed.')
  if (!JSON_TYPE.test(req.header('content-type')?.trim() ?? ''))
    throw new ApiError(
      'unsupportedMediaType',
      'The request body must be JSON, with the header Content-Type: application/json.',
    )
  const text = await req.text()
  if (!isJson(text)) throw new ApiError('malformed', 'The request body is not valid JSON.')
  const problem = jsonProblem(text)
  if (problem)
    throw new ApiError('malformed', `Invalid request body. ${problem.message}`, { errors: [problem] })
  await next()
})

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
