// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'

import { editInPlace } from './edit-in-place'

const onText = vi.fn<(text: string) => void>()
const onEnd = vi.fn<(end: string) => void>()

/** A heading that is being edited. */
function start(): HTMLElement {
  document.body.innerHTML = '<h2>Kop</h2>'
  const [heading] = document.querySelectorAll<HTMLElement>('h2')
  if (!heading) throw new Error('There is no heading')
  heading.tabIndex = 0
  editInPlace(heading, { label: 'Tekst', onText, onEnd })
  return heading
}

const press = (element: Element, init: KeyboardEventInit) =>
  element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }))

beforeEach(() => vi.clearAllMocks())

describe('a text that is edited in place', () => {
  it('says what it is, and has the focus and all of its text selected', () => {
    const heading = start()
    expect([heading.role, heading.ariaLabel]).toEqual(['textbox', 'Tekst'])
    expect(document.activeElement).toBe(heading)
    expect(String(getSelection())).toBe('Kop')
  })

  it('tells each change, in one line', () => {
    const heading = start()
    heading.textContent = 'Eerste\n  regel'
    heading.dispatchEvent(new Event('input'))
    expect(onText.mock.calls).toEqual([['Eerste regel']])
  })

  it.each([
    [{ key: 'Escape' }, 'done'],
    [{ key: 'Enter' }, 'done'],
    [{ key: 'Tab' }, 'next'],
    [{ key: 'Tab', shiftKey: true }, 'previous'],
  ])('ends with %o', (init, end) => {
    const heading = start()
    expect(press(heading, init)).toBe(false)
    expect(onEnd.mock.calls).toEqual([[end]])
    expect([...heading.attributes].map(({ name }) => name)).toEqual(['tabindex'])
  })

  it('goes on while a character is composed, or another key is pressed', () => {
    const heading = start()
    press(heading, { key: 'Enter', isComposing: true })
    press(heading, { key: ' ' })
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('ends once, when the focus goes elsewhere', () => {
    const heading = start()
    heading.blur()
    press(heading, { key: 'Escape' })
    expect(onEnd.mock.calls).toEqual([['left']])
  })

  it('leaves the text in the node that React knows', () => {
    const heading = start()
    const known = heading.firstChild
    heading.innerHTML = 'Nieuw<br>'
    heading.blur()
    expect([...heading.childNodes]).toEqual([known])
    expect(heading.textContent).toBe('Nieuw')
  })
})

describe('the space bar', () => {
  const startIn = (html: string) => {
    document.body.innerHTML = html
    const span = document.querySelector('span')
    if (!span) throw new Error('There is no text')
    // jsdom edits nothing.
    const insert = vi.fn<() => boolean>()
    document.execCommand = insert
    editInPlace(span, { label: 'Tekst', onText, onEnd })
    return { span, insert }
  }
  it.each(['<button><span>Kop</span></button>', '<details><summary><span>Kop</span></summary></details>'])(
    'is typed where it would press: %s',
    (html) => {
      const { span, insert } = startIn(html)
      expect(press(span, { key: ' ' })).toBe(false)
      expect(insert).toHaveBeenCalledExactlyOnceWith('insertText', false, ' ')
      const up = new KeyboardEvent('keyup', { key: ' ', bubbles: true, cancelable: true })
      expect(span.dispatchEvent(up)).toBe(false)
      expect(insert).toHaveBeenCalledTimes(1)
    },
  )
  it('is left to the browser elsewhere', () => {
    const { span, insert } = startIn('<h2><span>Kop</span></h2>')
    expect(press(span, { key: ' ' })).toBe(true)
    expect(insert).not.toHaveBeenCalled()
  })
})
