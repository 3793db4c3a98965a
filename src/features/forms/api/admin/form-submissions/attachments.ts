import { Readable } from 'node:stream'
import { z } from '@hono/zod-openapi'

import { adminOperation } from '@/src/api/core/admin-operation'
import { ApiError } from '@/src/api/core/problems'
import { findOne } from '@/src/api/core/resource/find'
import { idIn, paramsOf } from '@/src/api/core/resource/resource'
import { uuid } from '@/src/api/core/schemas'
import type { Attachment } from '@/src/features/forms/rules/attachments'
import { attachmentStorage } from '@/src/features/forms/server/attachments/storage'
import { LOCALES } from '@/src/lib/constants'
import { submissions } from './resource'

const missing = (id: string): ApiError =>
  new ApiError('notFound', `There is no file ${id} with this submission.`)

/** ASCII for old programs, and the name as it is. */
const dispositionOf = (name: string): string =>
  `attachment; filename="${name.replaceAll(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`

/** What a visitor sent is saved, never shown: a browser neither runs it nor takes it for another type. */
const headersOf = ({ name, type, bytes }: Attachment) => ({
  'content-type': type,
  'content-length': String(bytes),
  'content-disposition': dispositionOf(name),
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-store',
  'accept-ranges': 'none',
})

/** Downloads one file; whoever may read the submission may read it. */
export const attachmentOperation = adminOperation({
  method: 'get',
  path: `${submissions.path}/{id}/attachments/{attachment}`,
  tag: submissions.tag,
  summary: 'Download a file of a submission',
  description:
    'Sent by a visitor and not examined for viruses. Its type is that of its content; ranges are not supported.',
  permission: submissions.permissions.read,
  params: paramsOf(submissions).extend({ attachment: uuid.openapi({ description: 'The id of the file.' }) }),
  answer: z.string().openapi({ format: 'binary' }),
  fileAnswer: true,
  handle: async ({ caller, params }) => {
    const wanted = String(params.attachment)
    const { attachments } = await findOne(submissions, caller, idIn(params, submissions), LOCALES[0])
    const found = attachments?.find(({ id }) => id === wanted)
    const content = found && (await attachmentStorage().open(found.id))
    if (!content) throw missing(wanted)
    return new Response(Readable.toWeb(content) as ReadableStream<Uint8Array>, { headers: headersOf(found) })
  },
})
