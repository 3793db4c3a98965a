import { env } from '@/src/lib/env'
import { processWide } from '@/src/lib/process-wide'
import { dropFromThisNode } from './drop'
import { listenForChanges } from './listener'

/** Lets this process hear, for as long as it lives, what any node publishes. */
export const startNode = (): Promise<unknown> =>
  processWide('content-listener', () => listenForChanges(env.DATABASE_URL, dropFromThisNode))
