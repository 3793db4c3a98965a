// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'

import { readInView } from './show-corner'

const PARAMS = { place: 'block', text: 'text', maxText: 20 }
const HTML = `<main>
  <h1 class="sr-only">Titel</h1>
  <section><h2>Eerste</h2></section>
  <div class="with-contents"><nav><p>Inhoud</p></nav><section><h2>Tweede
    kop</h2></section></div>
  <section><p></p><p>Een alinea zonder kop, die lang is</p></section>
</main>`

/** Sections of 500 pixels each, in a window of 800, scrolled to a place. */
function scrolledTo(top: number): void {
  document.body.innerHTML = HTML
  vi.stubGlobal('innerHeight', 800)
  const sections = document.querySelectorAll('main > section, nav, .with-contents > section')
  for (const [index, section] of sections.entries())
    section.getBoundingClientRect = () => new DOMRect(0, index * 500 - top, 100, 500)
}

it.each([
  [0, '0', 'Eerste'],
  [200, '1', 'Inhoud'],
  [700, '2', 'Tweede kop'],
  [1500, '3', 'Een alinea zonder ko'],
])('scrolled to %i, the block in view is that in the middle of the window', (top, place, text) => {
  scrolledTo(top)
  expect(readInView(PARAMS)).toEqual([
    ['block', place],
    ['text', text],
  ])
})

it('a page without sections has none', () => {
  document.body.innerHTML = '<main></main>'
  expect(readInView(PARAMS)).toEqual([])
})
