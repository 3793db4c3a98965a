// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'

import { fieldOfElement, showsPlainText, textsOf } from './find-text'

const paragraphs = (...texts: string[]) => ({
  root: {
    type: 'root',
    children: texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })),
  },
})

const BLOCK = {
  ...{ id: 'b1', blockType: 'features', blockName: 'Naam', anchor: 'sterk' },
  heading: 'Waarom wij',
  content: paragraphs('Eerste alinea.', 'Tweede alinea.'),
  items: [
    { id: 'i1', title: 'Snel', text: 'Binnen een dag' },
    { id: 'i2', title: 'Snel', text: 'En ook  nog\ngoed' },
  ],
  link: { type: 'url', label: 'Lees meer' },
}

const HTML = `<section>
  <h2>Waarom wij</h2><div class="text"><p>Eerste alinea.</p><p>Tweede <b>alinea.</b></p></div>
  <ul><li><h3>Snel</h3><p>Binnen een dag</p></li><li><h3><span>Snel</span></h3><p>En ook nog goed</p></li></ul>
  <a href="/meer"><span>Lees meer</span><svg></svg></a><img alt="">
</section>`

beforeEach(() => {
  document.body.innerHTML = HTML
})

const fieldAt = (selector: string, place = 0) => {
  const [root] = document.querySelectorAll('section')
  const element = root?.querySelectorAll(selector)[place]
  if (!root || !element) throw new Error(`Nothing at ${selector}`)
  return fieldOfElement(element, root, BLOCK)
}

it('the texts of a block are those of its fields, rows and paragraphs, by the ids of its rows', () => {
  expect(textsOf(BLOCK).map(({ path }) => path)).toEqual([
    ...[
      'heading',
      'content',
      'content',
      'items.i1.title',
      'items.i1.text',
      'items.i2.title',
      'items.i2.text',
    ],
    ...['link.type', 'link.label'],
  ])
})

describe('the field of what is clicked', () => {
  it.each([
    ['a heading', 'h2', 0, 'heading'],
    ['a paragraph of rich text', 'p', 0, 'content'],
    ['a word within one', 'b', 0, 'content'],
    ['the first of two equal texts', 'h3', 0, 'items.i1.title'],
    ['the second of them', 'h3 span', 0, 'items.i2.title'],
    ['a text whose spaces are shown as one', 'li p', 1, 'items.i2.text'],
    ['the label of a link', 'a span', 0, 'link.label'],
    ['what shows no text', 'img', 0, null],
  ])('%s', (_, selector, place, path) => {
    expect(fieldAt(selector, place)?.path ?? null).toBe(path)
  })
})

describe('what can be edited in place', () => {
  it.each([
    ['a heading', 'h2', 0, true],
    ['the text within an element', 'h3', 1, true],
    ['the label of a link, not the link', 'a', 0, true],
    ['not a paragraph of rich text', 'p', 0, false],
    ['not a text whose spaces are shown as one', 'li p', 1, false],
  ])('%s', (_, selector, place, expected) => {
    const found = fieldAt(selector, place)
    expect(found && showsPlainText(found, BLOCK)).toBe(expected)
  })

  it('a text in a button as well', () => {
    document.body.innerHTML = '<section><button><span>Waarom wij</span></button></section>'
    const found = fieldAt('span')
    expect(found && showsPlainText(found, BLOCK)).toBe(true)
  })
})
