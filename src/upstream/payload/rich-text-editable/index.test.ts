import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('an editor of Payload reads once whether it can be edited', async () => {
  const provider = await packageFile('@payloadcms/richtext-lexical/dist/lexical/LexicalProvider.js')
  expect(provider).toContain('editable: readOnly !== true')
  expect(provider).toContain('}, [editorConfig, views, currentView]);')
})
