import { availableParallelism } from 'node:os'

import { globalSingleton } from '@/src/lib/global-singleton'
import { FairQueue } from '@/src/platform/fair-queue'

/** Leaves one processor free to serve pages. */
const RUNNING = Math.max(1, availableParallelism() - 1)

/**
 * The queue that all renderings of images share, in turns of those who request them. A client may wait for a page full of
 * images. Not to be awaited in a transaction.
 */
export const imageQueue = (): FairQueue =>
  globalSingleton(
    'image-queue',
    () =>
      new FairQueue({
        running: RUNNING,
        runningPerClient: Math.ceil(RUNNING / 2),
        waiting: 400,
        waitingPerClient: 60,
      }),
  )
