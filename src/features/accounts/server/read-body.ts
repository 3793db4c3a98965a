import { addDataAndFileToRequest, APIError, type PayloadRequest, ValidationError } from 'payload'
import type { z } from 'zod'

const MAX_BODY_BYTES = 64 * 1024

function messageOf(issue: z.core.$ZodIssue, { t }: PayloadRequest): string {
  if (issue.path[0] === 'email') return t('validation:emailAddress')
  if (issue.code === 'too_big') return t('validation:shorterThanMax', { maxLength: Number(issue.maximum) })
  return t('validation:required')
}

/**
 * Reads and validates the request body.
 * @throws 413 when Content-Length is over 64 kB, 400 with the invalid fields; both in the shape of Payload's errors
 */
export async function readBody<T extends z.ZodType>(req: PayloadRequest, schema: T): Promise<z.output<T>> {
  if (Number(req.headers.get('content-length')) > MAX_BODY_BYTES)
    throw new APIError(`Request body exceeds ${MAX_BODY_BYTES} bytes`, 413, null, true)
  await addDataAndFileToRequest(req)
  const parsed = schema.safeParse(req.data)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: messageOf(issue, req),
  }))
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}
