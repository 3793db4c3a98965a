// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { nameControls } from './controls'
import { CONTROL_TEXTS } from './texts'

it('names a drawer by its heading, and one without a heading as before', () => {
  document.body.innerHTML = `
    <dialog aria-label="doc-drawer_media_1"><h2>Nieuwe afbeelding</h2><button class="file-field__remove"></button></dialog>
    <dialog aria-label="other"><p>Niets</p></dialog>`
  nameControls(document, CONTROL_TEXTS.nl)
  const names = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(['Nieuwe afbeelding', 'Verwijderen', 'other'])
})

it('names the live preview and its size, and beside it the landmarks of the panel', () => {
  const panel = (preview: string) => `<header class="app-header"></header><main>${preview}</main>`
  const named = () =>
    [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))
  document.body.innerHTML = panel('')
  nameControls(document, CONTROL_TEXTS.en)
  expect(named()).toEqual([])
  document.body.innerHTML = panel(
    '<input name="live-preview-width"><input name="live-preview-height"><iframe id="live-preview-iframe"></iframe>',
  )
  nameControls(document, CONTROL_TEXTS.en)
  expect(named()).toEqual([
    ...['Admin', 'Form', 'Width of the preview in pixels', 'Height of the preview in pixels'],
    'Preview of the page',
  ])
})
