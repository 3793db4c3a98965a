import { describe, expect, it } from 'vitest'

import type { Change } from './proposal'
import { stillFits } from './still-fits'

const place = { nl: 'Plaats', en: 'Place' }
const hero = { id: 'hero', blockType: 'hero', heading: 'Kop' }
const text = { id: 'text', blockType: 'richText', content: 'Tekst' }
const content = { title: 'Oud', seo: { title: null }, blocks: [hero, text] }

const title: Change = { id: '1', place, kind: 'set', path: 'title', before: 'Oud', value: 'Nieuw' }
const again: Change = { id: '2', place, kind: 'set', path: 'title', before: 'Nieuw', value: 'Nieuwst' }
const heading: Change = {
  ...{ id: '3', place, kind: 'set', path: 'blocks.hero.heading', before: 'Kop', value: 'Betere kop' },
}
const removal: Change = { id: '4', place, kind: 'removeBlock', block: 'text', before: text }
const addition: Change = { id: '5', place, kind: 'addBlock', after: 'hero', value: { blockType: 'faq' } }

describe('a proposal of a document that was edited since', () => {
  it('fits where only other places were edited', () => {
    const edited = { ...content, seo: { title: 'Anders' }, blocks: [{ id: 'new' }, hero, text] }
    expect(stillFits(edited, [title, again, heading, removal, addition], ['1', '2', '3', '4', '5'])).toBe(
      true,
    )
  })

  it.each([
    ['a field that it sets', { ...content, title: 'Intussen' }, title],
    ['a field of a block', { ...content, blocks: [{ ...hero, heading: 'Intussen' }, text] }, heading],
    ['a block that it removes', { ...content, blocks: [hero, { ...text, content: 'Intussen' }] }, removal],
    ['a block that is gone', { ...content, blocks: [text] }, addition],
  ])('does not fit after an edit of %s', (_, edited, change) => {
    expect(stillFits(content, [change], [change.id])).toBe(true)
    expect(stillFits(edited, [change], [change.id])).toBe(false)
  })

  it('fits where only a change that is not accepted lost its place', () => {
    const edited = { ...content, title: 'Intussen', blocks: [hero] }
    expect(stillFits(edited, [title, removal, heading], ['3'])).toBe(true)
    expect(stillFits(edited, [title, removal, heading], ['1', '3'])).toBe(false)
  })
})
