import { z } from '@hono/zod-openapi'

/** A file of a multipart body, in a temporary file until the response is sent. Sizes in bytes. */
export type ReceivedFile = { path: string; name: string; type: string; size: number }

const isReceived = (value: unknown): value is ReceivedFile =>
  typeof value === 'object' && value !== null && 'path' in value

/** The schema of a part that is a file. */
export const filePart = (description: string) =>
  z
    .custom<ReceivedFile>(isReceived, 'Must be a file.')
    .meta({ type: 'string', format: 'binary', contentMediaType: 'application/octet-stream', description })
