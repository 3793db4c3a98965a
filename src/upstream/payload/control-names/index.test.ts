import { expect, it } from 'vitest'

import { packageFile } from '@/src/testing/unpatched'

it('Payload renders its pagination arrows without a name', async () => {
  const arrow = await packageFile('@payloadcms/ui/dist/elements/Pagination/ClickableArrow/index.js')
  expect(arrow).toContain('clickable-arrow')
  expect(arrow).not.toMatch(/aria-label|title:/)
})

it('Payload names the tools of rich text in English in every language', async () => {
  const lexical = '@payloadcms/richtext-lexical/dist'
  const toolOf = (path: string) => packageFile(`${lexical}/${path}/index.js`)
  const handles = 'lexical/plugins/handles'
  expect(await toolOf(`${handles}/DraggableBlockPlugin`)).toContain('"aria-label": "Drag to move"')
  expect(await toolOf(`${handles}/AddBlockHandlePlugin`)).toContain('"aria-label": "Add block"')
  expect(await toolOf('lexical/plugins/InsertParagraphAtEnd')).toContain('"aria-label": "Insert Paragraph"')
  expect(await toolOf('features/link/client/plugins/floatingLinkEditor/LinkEditor')).toMatch(
    /"Edit link"[^]*"Remove link"/,
  )
})

it('Payload names the button that removes a block of rich text, and its calendar, in English', async () => {
  const block = await packageFile(
    '@payloadcms/richtext-lexical/dist/features/blocks/client/component/index.js',
  )
  expect(block).toContain(`tooltip: "Remove Block"`)
  const calendar = await packageFile('react-datepicker/dist/es/index.js')
  expect(calendar).toContain(`previousMonthAriaLabel: "Previous Month"`)
})

it('Payload names its drawers by their key', async () => {
  const modal = await packageFile('@faceless-ui/modal/dist/asModal/index.js')
  expect(modal).toContain("'aria-label': !rest['aria-labelledby'] ? slug : undefined")
})

it('Payload gives its live preview and the fields of its size no names', async () => {
  const preview = '@payloadcms/ui/dist/elements/LivePreview'
  const frame = await packageFile(`${preview}/Window/index.js`)
  expect(frame).toContain('live-preview-iframe')
  const size = await packageFile(`${preview}/Toolbar/SizeInput/index.js`)
  for (const text of [frame, size]) expect(text).not.toMatch(/aria-label|title:/)
})

it('Payload lets its notifications be named in English, with keys in the name', async () => {
  expect(await packageFile('@payloadcms/ui/dist/providers/ToastContainer/index.js')).not.toContain(
    'containerAriaLabel',
  )
  expect(await packageFile('sonner/dist/index.js')).toMatch(/containerAriaLabel:\w+="Notifications"/)
})

it('Payload renders the message of each field as a landmark', async () => {
  expect(await packageFile('@payloadcms/ui/dist/elements/Tooltip/index.js')).toContain('_jsx("aside"')
})
