import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload shows the id of a document without a title', async () => {
  const ui = '@payloadcms/ui/dist'
  expect(await packageFile(`${ui}/providers/DocumentTitle/index.js`)).toContain('fallback: id?.toString()')
  expect(await packageFile(`${ui}/utilities/formatDocTitle/index.js`)).toContain("i18n.t('general:untitled')")
  expect(await packageFile(`${ui}/elements/RenderTitle/index.js`)).toContain('idAsTitle = title === id')
  expect(await packageFile(`${ui}/elements/DocumentDrawer/DrawerHeader/index.js`)).toContain('_jsx(IDLabel')
  expect(await packageFile(`${ui}/views/Edit/SetDocumentStepNav/index.js`)).toContain('title || `${id}`')
})
