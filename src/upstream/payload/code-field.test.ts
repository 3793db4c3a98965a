import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload loads its code editor from another server', async () => {
  expect(await packageFile('@monaco-editor/loader/lib/cjs/config/index.js')).toMatch(/vs: 'https:\/\/cdn\./)
  const editor = await packageFile('@payloadcms/ui/dist/elements/CodeEditor/CodeEditor.js')
  expect(editor).toContain('@monaco-editor/react')
  expect(editor).not.toContain('loader.config')
})
