import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload names languages only', async () => {
  const menu = await packageFile('@payloadcms/ui/dist/elements/Localizer/index.js')
  expect(menu).toContain('className: `${baseClass}__locale-code`')
  expect(menu).not.toMatch(/_status|useDocumentInfo/)
})
