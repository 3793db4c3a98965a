import type { Data } from '@/src/api-client/types'
import type { Overwrite } from '../../rules/model/open-segment'
import type { Subject } from '../read-translation'

export type Progress = { done: number; total: number }
type Result = Data<'/api/admin/pages/{uuid}/translate', 'post'>

/** Collections with drafts: elsewhere a translation would be online before anybody read it. */
const DRAFTED = ['pages', 'posts'] as const
type Drafted = Subject & { collection: (typeof DRAFTED)[number] }

export const isDrafted = (collection: string): collection is Drafted['collection'] =>
  (DRAFTED as readonly string[]).includes(collection)

/** Why the language model did not finish. */
export class StoppedError extends Error {}

/**
 * Has the language model translate a document, as a draft that waits for review; nothing is saved when `signal` ends it.
 * @throws {HttpError | StoppedError}
 */
export async function translateDocument(
  { collection, id, tenant, from, to }: Drafted,
  overwrite: Overwrite,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<Result> {
  const { panelEvents } = await import('@/src/api-client/panel-events')
  const options = {
    method: 'post',
    tenant,
    signal,
    body: { from, to, overwrite },
    params: { uuid: id },
  } as const
  const events =
    collection === 'pages'
      ? panelEvents('/api/admin/pages/{uuid}/translate', options)
      : panelEvents('/api/admin/posts/{uuid}/translate', options)
  for await (const { event, data } of events) {
    // The document of the API declares the events.
    if (event === 'proposals') onProgress(data as Progress)
    if (event === 'done') return data as Result
    if (event === 'problem') throw new StoppedError((data as { detail?: string }).detail)
  }
  throw new StoppedError()
}
