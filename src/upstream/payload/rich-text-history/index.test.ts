// @vitest-environment jsdom
import { createEditor } from '@payloadcms/richtext-lexical/lexical'
import { expect, it } from 'vitest'

import { historyInside } from '.'

it('Lexical keeps its editor on its element', () => {
  const root = document.createElement('div')
  const editor = createEditor()
  editor.setRootElement(root)
  expect(root).toHaveProperty('__lexicalEditor', editor)
  expect(root.matches('[data-lexical-editor]')).toBe(true)
})

it('an input inside of a rich text has its own', () => {
  document.body.innerHTML = '<div><p></p><input></div><input>'
  const [root, outside] = document.body.children
  if (root) createEditor().setRootElement(root as HTMLElement)
  expect(outside && historyInside(outside)).toBeNull()
  document.querySelector('div')?.append(document.createElement('input'))
  const inside = document.querySelector('div input')
  expect(inside && historyInside(inside)).toBe('of its own')
})
