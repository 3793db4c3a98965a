import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload says of the first of several queued saves only that it begins', async () => {
  const queue = await packageFile('@payloadcms/ui/dist/hooks/useQueue.js')
  const [before = '', each = ''] = queue.split('while (queue.current.length > 0)')
  expect([before, each].map((part) => part.includes('options.beforeProcess()'))).toEqual([true, false])
  expect([before, each].map((part) => part.includes('options.afterProcess()'))).toEqual([false, true])
})
