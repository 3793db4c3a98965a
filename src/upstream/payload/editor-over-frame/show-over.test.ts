// @vitest-environment jsdom
import { expect, it } from 'vitest'

import { richTextAt, showOver, takeBack } from '.'

const BOX = {
  ...{ top: 300, left: 200, width: 500, height: 80 },
  ...{ size: 20, line: 30, color: 'rgb(0, 0, 0)', ground: null },
}

it('an editor is shown over a place of the window, and taken back without a trace', () => {
  document.body.innerHTML =
    '<form><div class="rich-text-lexical" data-field-path="blocks.0.content"><div class="ContentEditable__root" contenteditable="true"></div></div></form>'
  const [form] = document.forms
  const field = form && richTextAt(form, 'blocks.0.content')
  if (!field) throw new Error('The field is not there')
  showOver(field, BOX, { top: 100, bottom: 700 })
  expect(field.style.getPropertyValue('--over-top')).toBe('300px')
  expect(field.style.getPropertyValue('--over-left')).toBe('200px')
  expect(field.style.getPropertyValue('--over-width')).toBe('500px')
  showOver(field, { ...BOX, top: -400 }, { top: 100, bottom: 700 })
  expect(field.style.getPropertyValue('--over-top')).toBe('108px')
  takeBack(field)
  expect(field.hasAttribute('data-over-frame')).toBe(false)
  expect(field.style).toHaveLength(0)
})

it('no other field is one', () => {
  document.body.innerHTML = '<form><div data-field-path="title"></div></form>'
  const [form] = document.forms
  expect(form && richTextAt(form, 'title')).toBeNull()
})
