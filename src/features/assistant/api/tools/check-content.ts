import type { z } from '@hono/zod-openapi'

import type { Caller } from '@/src/api/core/environment'
import { invalid } from '@/src/api/core/from-error'
import type { Doc } from '@/src/api/core/resource/resource'
import { type Editable, isPublished } from '@/src/features/assistant/rules/proposal'
import type { Locale } from '@/src/lib/constants'
import type { EditableDocument, Row } from './editable'

type Context = { caller: Caller; locale: Locale; current: Doc<Editable> | null }

const toErrors = ({ issues }: z.ZodError) =>
  issues.map(({ path, message }) => ({ path: path.join('.'), message }))

/**
 * A document with proposed changes as the body of a write, a draft where there are drafts.
 * @throws {ApiError} 422 when the API would not accept it
 */
export async function checkContent(
  { resource, writing }: EditableDocument,
  context: Context,
  content: Row,
): Promise<Row> {
  const { urls: _urls, slug: _slug, publishedAt: _at, ...sent } = content
  const parsed = writing.body.safeParse(
    isPublished(resource.collection) ? { ...sent, status: 'draft' } : sent,
  )
  if (!parsed.success) throw invalid(toErrors(parsed.error))
  await writing.toData(parsed.data, context)
  return parsed.data as Row
}
