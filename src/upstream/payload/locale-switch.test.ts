import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload asks before it follows links only', async () => {
  const leave = await packageFile('@payloadcms/ui/dist/elements/LeaveWithoutSaving/usePreventLeave.js')
  expect(leave).toContain('const anchor = findClosestAnchor(target)')
  const languages = await packageFile('@payloadcms/ui/dist/elements/Localizer/index.js')
  expect(languages).toContain('PopupList.Button')
  expect(languages).not.toContain('useFormModified')
})
