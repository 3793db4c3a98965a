import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload names unpublishing in all languages as it names that of a list', async () => {
  const elements = '@payloadcms/ui/dist/elements'
  expect(await packageFile(`${elements}/UnpublishButton/index.js`)).toContain(
    "children: labelProp || t('version:unpublish')",
  )
  expect(await packageFile(`${elements}/UnpublishMany/index.js`)).toMatch(/t\(["']version:unpublish["']\)/)
})
