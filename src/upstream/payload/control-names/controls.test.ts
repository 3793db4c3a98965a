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

it('names the notifications and their buttons in the language of the panel', () => {
  document.body.innerHTML = `
    <section aria-label="Notifications alt+T"><ol><li data-sonner-toast><button aria-label="Close toast" data-close-button="true"></button></li></ol></section>`
  nameControls(document, CONTROL_TEXTS.nl)
  const names = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual(['Meldingen', 'Sluiten'])
})

it('names what opens a chosen document, and takes the name in code from a checkbox', () => {
  document.body.innerHTML = `
    <div class="relationship--multi-value-label" title="Kade">
      <button class="relationship--multi-value-label__drawer-toggler" aria-label="Edit Kade"></button></div>
    <div class="checkbox-input"><input type="checkbox" title="blocks.1.newTab"></div>`
  nameControls(document, CONTROL_TEXTS.nl)
  expect(document.querySelector('button')?.getAttribute('aria-label')).toBe('Kade bewerken')
  expect(document.querySelector('input')?.hasAttribute('title')).toBe(false)
})

it('names the choice of a language with the language that is chosen', () => {
  document.body.innerHTML = `<button><div class="localizer-button" aria-label="Taal"><div>Taal: </div><div>Nederlands</div></div></button>`
  nameControls(document, CONTROL_TEXTS.nl)
  expect(document.querySelector('.localizer-button')?.getAttribute('aria-label')).toBe('Taal: Nederlands')
})

it('writes the tooltip that removes a block of rich text, and names what a calendar has, in the language of the panel', () => {
  document.body.innerHTML = `
    <button class="LexicalEditorTheme__block__removeButton"><aside class="tooltip" title="Remove Block"><div class="tooltip-content">Remove Block</div></aside></button>
    <div class="react-datepicker" role="dialog" aria-label="Choose Date and Time">
      <button class="react-datepicker__navigation--next" aria-label="Next Month"><span class="react-datepicker__navigation-icon--next">Next Month</span></button>
      <select class="react-datepicker__month-select"></select>
      <div class="react-datepicker__day" aria-label="Choose woensdag 4 maart 2026"></div>
      <div class="react-datepicker__time-container"></div></div>`
  nameControls(document, CONTROL_TEXTS.nl)
  const names = [...document.querySelectorAll('[aria-label]')].map((one) => one.getAttribute('aria-label'))
  expect(names).toEqual([
    ...['Verwijderen', 'Datum en tijd kiezen', 'Volgende maand', 'Maand', 'woensdag 4 maart 2026'],
  ])
  expect(document.body.innerHTML).not.toMatch(/Remove|Next Month/)
})

it('makes notes of the messages of fields, which would be landmarks of one name', () => {
  document.body.innerHTML = '<aside class="field-error tooltip">Verplicht</aside><aside class="nav"></aside>'
  nameControls(document, CONTROL_TEXTS.nl)
  expect([...document.querySelectorAll('aside')].map(({ role }) => role)).toEqual(['note', null])
})
