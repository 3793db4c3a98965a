import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload lets the toolbar of rich text stick at a fixed height', async () => {
  const styles = await packageFile('@payloadcms/richtext-lexical/dist/exports/client/bundled.css')
  expect(styles).toMatch(/fixed-toolbar\{[^}]*position:sticky;[^}]*top:var\(--doc-controls-height\)/)
})
