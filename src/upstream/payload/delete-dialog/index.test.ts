import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload confirms deletions in dialogs without a place for others', async () => {
  const elements = '@payloadcms/ui/dist/elements'
  const [one, many, dialog] = await Promise.all(
    ['DeleteDocument', 'DeleteMany', 'ConfirmationModal'].map((name) =>
      packageFile(`${elements}/${name}/index.js`),
    ),
  )
  expect(one).toContain('const modalSlug = `delete-${id}`')
  expect(one).toContain('id: "delete-forever"')
  expect(many).toContain('confirm-delete-many-docs`')
  for (const text of [one, many]) expect(text).not.toMatch(/Description|customComponents|slots/)
  for (const text of ['`${baseClass}__content`', '"confirm-cancel"', '"confirm-action"'])
    expect(dialog).toContain(text)
})
