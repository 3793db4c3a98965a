import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload gives parts of its screens roles that do not fit them', async () => {
  const arrow = await packageFile('@payloadcms/ui/dist/elements/ReactSelect/DropdownIndicator/index.js')
  expect(arrow).toContain('_jsx("button"')
  expect(arrow).not.toMatch(/tabIndex|aria-hidden/)
  const list = await packageFile('@payloadcms/ui/dist/views/List/index.js')
  expect(list).toContain('collection-list')
  expect(list).not.toMatch(/"main"/)
  expect(await packageFile('@payloadcms/ui/dist/elements/ListHeader/index.js')).toContain('_jsxs("header"')
  const collapser = '@payloadcms/next/dist/views/Version/RenderFieldsToDiff/DiffCollapser/index.js'
  expect(await packageFile(collapser)).not.toContain('aria-expanded')
})
