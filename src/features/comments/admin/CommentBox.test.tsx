// @vitest-environment jsdom
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { CommentBox } from './CommentBox'
import { COMMENT_TEXTS } from './texts'

const PEOPLE = [
  { id: '1', name: 'Anna' },
  { id: '2', name: 'Anna de Wit' },
  { id: '3', name: 'Bob' },
]

let root: Root
let container: HTMLElement
const sent = vi.fn<(said: object) => Promise<boolean>>()

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  sent.mockReset().mockResolvedValue(true)
  container = document.body.appendChild(document.createElement('div'))
  root = createRoot(container)
  const box = (
    <CommentBox
      {...{ people: PEOPLE, texts: COMMENT_TEXTS.en, isBusy: false }}
      label="New comment"
      submit="Post"
      onSend={sent}
    />
  )
  await act(async () => root.render(box))
})

afterEach(async () => {
  await act(async () => root.unmount())
  container.remove()
  vi.unstubAllGlobals()
})

function control(): HTMLTextAreaElement {
  const element = container.querySelector('textarea')
  if (!element) throw new Error('There is nothing to type in')
  return element
}

/** What is typed after what is there. */
const type = (text: string) =>
  act(async () => {
    const element = control()
    // React does not notice a value that is set on the element itself.
    Reflect.set(HTMLTextAreaElement.prototype, 'value', element.value + text, element)
    element.dispatchEvent(new Event('input', { bubbles: true }))
  })

const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () =>
    control().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })),
  )

const offered = () => [...container.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
const active = () =>
  document.getElementById(control().getAttribute('aria-activedescendant') ?? '')?.textContent

it('offers people after an @, by keys, and sends who is still named', async () => {
  await type('Kijk @an')
  expect([offered(), active()]).toEqual([['Anna', 'Anna de Wit'], 'Anna'])
  expect(container.querySelector('[role=listbox]')?.id).toBe(control().getAttribute('aria-controls'))
  await press('ArrowDown')
  expect(active()).toBe('Anna de Wit')
  await press('Enter')
  expect([control().value, offered()]).toEqual(['Kijk @Anna de Wit ', []])
  await type('en @bo')
  await press('Tab')
  expect(control().value).toBe('Kijk @Anna de Wit en @Bob ')
  await press('Enter', { ctrlKey: true })
  expect(sent).toHaveBeenCalledWith({ text: 'Kijk @Anna de Wit en @Bob', mentions: ['2', '3'] })
  expect(control().value).toBe('')
})

it('leaves the list with Escape, and sends nothing empty', async () => {
  await press('Enter', { metaKey: true })
  expect(sent).not.toHaveBeenCalled()
  await type('@b')
  expect(offered()).toEqual(['Bob'])
  await press('Escape')
  expect([offered(), control().value]).toEqual([[], '@b'])
})

it('keeps what was typed when it could not be stored', async () => {
  sent.mockResolvedValue(false)
  await type('Kan dit korter?')
  await press('Enter', { ctrlKey: true })
  expect(control().value).toBe('Kan dit korter?')
})
