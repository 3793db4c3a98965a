import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload numbers rows in comparisons, and exports no part of them', async () => {
  const fields = '@payloadcms/next/dist/views/Version/RenderFieldsToDiff/fields'
  expect(await packageFile(`${fields}/Iterable/index.js`)).toContain('${t("fields:block")} ${rowNumber}')
  expect(await packageFile(`${fields}/Group/index.js`)).toContain('version:noLabelGroup')
  const exported = await packageFile('@payloadcms/next/dist/exports/client.js')
  for (const part of ['DiffCollapser', 'RenderVersionFieldsToDiff']) expect(exported).not.toContain(part)
})
