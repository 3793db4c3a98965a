import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload collapses a new row as it does those that it loads', async () => {
  const reducer = await packageFile('@payloadcms/ui/dist/forms/Form/fieldReducer.js')
  const newRow = /case 'ADD_ROW':[^]*?const newRow = \{[^]*?\};/.exec(reducer)?.[0]
  expect(newRow).toContain('isLoading: true')
  expect(newRow).not.toContain('collapsed')
  expect(await packageFile('@payloadcms/ui/dist/fields/Array/index.js')).not.toContain('.focus(')
})
