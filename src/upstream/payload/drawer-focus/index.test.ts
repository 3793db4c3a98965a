import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload leaves where the focus goes to the focus trap of its drawers', async () => {
  expect(await packageFile('@payloadcms/ui/dist/elements/Drawer/index.js')).not.toMatch(/focus/i)
  expect(await packageFile('@payloadcms/ui/dist/elements/DocumentDrawer/DrawerContent.js')).not.toMatch(
    /\.focus\(/,
  )
  expect(await packageFile('@payloadcms/ui/dist/fields/Upload/Input.js')).not.toMatch(/\.focus\(/)
})
