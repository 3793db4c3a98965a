import { addDataAndFileToRequest, APIError, type PayloadRequest, ValidationError } from 'payload'
import type { z } from 'zod'

const MAX_BODY_BYTES = 64 * 1024

function messageOf(issue: z.core.$ZodIssue, { t }: PayloadRequest): string {
  if (issue.path[0] === 'email') return t('validation:emailAddress')
  if (issue.code === 'too_big') return t('validation:shorterThanMax', { maxLength: Number(issue.maximum) })
  return t('validation:required')
}

/**
 * What a request carries, in the form of the schema.
 * @throws 413 when it says to be over 64 kB, 400 with the fields that are not right; both as Payload's clients read them
 */
export async function readBody<T extends z.ZodType>(req: PayloadRequest, schema: T): Promise<z.output<T>> {
  if (Number(req.headers.get('content-length')) > MAX_BODY_BYTES)
    throw new APIError(`The body may have at most ${MAX_BODY_BYTES} bytes.`, 413, null, true)
  await addDataAndFileToRequest(req)
  const parsed = schema.safeParse(req.data)
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.map((issue) => ({
    path: issue.path.join('.'),
    message: messageOf(issue, req),
  }))
  throw new ValidationError({ collection: 'users', errors, req }, req.t)
}
