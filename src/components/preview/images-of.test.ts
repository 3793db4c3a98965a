// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'

import { BLOCK_ATTRIBUTE } from './block-attribute'
import { shownImages } from './images-of'

const FILES = { m1: 'gevel.jpg', m2: 'licht ruimte.png' }
const VALUES = {
  title: 'Over ons',
  cover: 'm1',
  blocks: [
    {
      ...{ id: 'b1', blockType: 'gallery' },
      items: [
        { id: 'i1', image: 'm1' },
        { id: 'i2', image: 'm2' },
        { id: 'i3', image: 'm1' },
      ],
    },
    { id: 'b2', blockType: 'mediaText', image: 'm1', heading: 'm2' },
  ],
}

beforeEach(() => {
  vi.stubGlobal('CSS', { escape: (text: string) => text })
  document.body.innerHTML = `<main>
    <img alt="cover" src="http://site.test/_ipx/f_webp,w_640/gevel.jpg?v=1">
    <section ${BLOCK_ATTRIBUTE}="b1">
      <img alt="1" src="http://site.test/_ipx/_/gevel.jpg"><img alt="2" src="http://site.test/_ipx/_/licht%20ruimte.png">
      <img alt="other" src="http://site.test/_ipx/_/anders.png"><img alt="3" src="http://site.test/_ipx/_/gevel.jpg">
      <img alt="4" src="http://site.test/_ipx/_/gevel.jpg">
    </section>
    <section ${BLOCK_ATTRIBUTE}="b2"><img alt="5" src="http://site.test/_ipx/_/gevel.jpg"></section>
  </main><img alt="logo" src="http://site.test/_ipx/_/gevel.jpg">`
})

it('an image is found by the name of its file, of equal ones in the order of the form', () => {
  const found = shownImages(VALUES, FILES).map(({ block, path, element }) => [block, path, element.alt])
  expect(found).toEqual([
    ['b1', 'items.i1.image', '1'],
    ['b1', 'items.i2.image', '2'],
    ['b1', 'items.i3.image', '3'],
    ['b2', 'image', '5'],
    [null, 'cover', 'cover'],
  ])
})

it('without the names of files there are none', () => {
  expect(shownImages(VALUES, {})).toEqual([])
})
