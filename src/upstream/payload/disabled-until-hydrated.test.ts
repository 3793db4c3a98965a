import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload renders forms on the server that are enabled', async () => {
  const view = await packageFile('@payloadcms/ui/dist/views/Edit/index.js')
  expect(view).toContain(
    'disabled: isReadOnlyForIncomingUser || isInitializing || !hasSavePermission || isTrashed',
  )
  const information = await packageFile('@payloadcms/ui/dist/providers/DocumentInfo/index.js')
  expect(information).toMatch(/isInitializing = useMemo\(\(\) => initialState === undefined/)
})
