import { expect, it } from 'vitest'

import { packageFile, packageStyle } from '@/src/testing/unpatched'

const STYLES = '@payloadcms/next/dist/prod/styles.css'
const style = (selector: string) => packageStyle(STYLES, selector)

it.each([
  ['.field-description', 'color:var(--theme-elevation-400)'],
  ['.localizer-button__label', 'color:var(--theme-elevation-500)'],
  ['.doc-controls__label', 'color:var(--theme-elevation-500)'],
  ['.popup-button-list__disabled', 'color:var(--theme-elevation-350)'],
  ['.upload__dragAndDropText', 'color:var(--theme-elevation-500)'],
  ['.upload__dropzoneContent__orText', 'color:var(--theme-elevation-500)'],
  ['.upload-relationship-details__meta', 'color:var(--theme-elevation-500)'],
  ['.blocks-field__drawer-toggler .btn', 'color:var(--theme-elevation-400)'],
  ['.field-type.textarea textarea:disabled', 'color:var(--theme-elevation-400)'],
  ['.react-select.rs--is-disabled .rs__control', 'color:var(--theme-elevation-400)'],
  ['.file-field__dragAndDropText', 'color:var(--theme-elevation-500)'],
  ['.view-version__toggle-locales-label', 'color:var(--theme-elevation-500)'],
  ['.view-version__time-elapsed', 'color:var(--theme-elevation-500)'],
  ['.version-pill-label-date', 'color:var(--theme-elevation-500)'],
  ['.table thead', 'color:var(--theme-elevation-400)'],
  ['.array-field__add-row.btn', '--btn-color: var(--theme-elevation-400)'],
])('Payload sets its secondary texts in greys that are too light: %s', async (selector, declaration) => {
  expect(await style(selector)).toContain(declaration)
})

it('Payload takes the outline from links', async () => {
  expect(await style('a:focus')).toContain('outline:none')
})

it('Payload lets the actions of a document scroll sideways', async () => {
  expect(await packageFile(STYLES)).toMatch(/\.doc-controls__controls\{[^}]*overflow-?x?:\s*(auto|scroll)/)
})

it('Payload hides the navigation until the page has hydrated', async () => {
  expect(await packageFile(STYLES)).toContain(
    '.template-default .nav{display:none}.template-default--nav-hydrated{grid-template-columns:0 auto}',
  )
})

it('Payload makes the preview stick beside the form', async () => {
  expect(await style('.live-preview-window')).toContain('position:sticky')
})

it('Payload sets rich text in another face', async () => {
  const styles = '@payloadcms/richtext-lexical/dist/exports/client/bundled.css'
  expect(await packageStyle(styles, '.rich-text-lexical .editor-container')).toContain('var(--font-serif)')
  const block = '@payloadcms/richtext-lexical/dist/features/blocks/client/component/index.js'
  expect(await packageFile(block)).toContain('tooltip: "Remove Block"')
})

it('Payload renders parts that cannot be configured away', async () => {
  const label = await packageFile('@payloadcms/ui/dist/fields/FieldLabel/index.js')
  expect(label).toContain('required')
  expect(label).not.toContain('readOnly')
  expect(await style('.step-nav__home')).toContain('width:18px;height:18px')
  const status = '@payloadcms/next/dist/views/Version/VersionPillLabel/getVersionLabel.js'
  expect(await packageFile(status)).toContain("if (status === 'draft')")
  const selection = await packageFile('@payloadcms/ui/dist/views/List/ListSelection/index.js')
  expect(selection).toMatch(/!disableBulkEdit && !isTrashView && .*EditMany_v4.*PublishMany_v4/s)
})

it('Payload makes every column of a list wide', async () => {
  expect(await packageFile(STYLES)).toMatch(/\.table th,\s*\.table td\{[^}]*min-width:150px/)
})

it('Payload cuts off long errors of fields', async () => {
  expect(await style('.tooltip')).toContain('white-space:nowrap')
  expect(await style('.tooltip .tooltip-content')).toContain('text-overflow:ellipsis')
})

it('Payload lets everybody select documents in lists', async () => {
  const view = await packageFile('@payloadcms/next/dist/views/List/index.js')
  expect(view).toContain('enableRowSelections: true')
})
