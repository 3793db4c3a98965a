import { createMiddleware } from 'hono/factory'

import { jsonProblem } from './json-text'
import { ApiError } from './problems'

const JSON_TYPE = /^application\/json(?:\s*;\s*charset\s*=\s*"?utf-8"?)?$/i

/** Throws unless the body is JSON in UTF-8, sent as it is, that means one thing only. */
export const parseJsonBody = createMiddleware(async ({ req }, next) => {
  const encoding = req.header('content-encoding')
  if (encoding && encoding !== 'identity')
    throw new ApiError('unsupportedMediaType', 'Send the body without compression.')
  if (!JSON_TYPE.test(req.header('content-type')?.trim() ?? ''))
    throw new ApiError('unsupportedMediaType', 'Send JSON, with the header Content-Type: application/json.')
  const text = await req.text()
  if (!isJson(text)) throw new ApiError('malformed', 'The body cannot be read. It is no valid JSON.')
  const problem = jsonProblem(text)
  if (problem)
    throw new ApiError('malformed', `The body cannot be read. ${problem.message}`, { errors: [problem] })
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
