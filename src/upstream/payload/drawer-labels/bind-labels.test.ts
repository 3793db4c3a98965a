// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'

import { bindLabels } from '.'

const field = (htmlFor: string) => `
  <div class="field-type"><label class="field-label" for="${htmlFor}">Titel</label><input id="field-meta__title"></div>`

beforeEach(() => {
  document.body.innerHTML = field('field-meta__title') + field('field-meta__title-2')
})

it('names a field in a drawer by its label, whose click leads to it', () => {
  bindLabels(document)
  bindLabels(document)
  const [behind, inDrawer] = [...document.querySelectorAll('input')]
  const label = document.querySelectorAll('label')[1]
  expect(behind?.hasAttribute('aria-labelledby')).toBe(false)
  expect(inDrawer?.getAttribute('aria-labelledby')).toBe(label?.id)
  label?.click()
  expect(document.activeElement).toBe(inDrawer)
})
