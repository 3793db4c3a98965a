import { describe, expect, it } from 'vitest'

import { harmfulLink } from './harmful-link'

const hero = (url: unknown) => ({
  blockType: 'hero',
  actions: [{ link: { url: '/contact' } }, { link: { url } }],
})
const text = (url: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ type: 'link', fields: { url } }] }] },
})

describe('harmfulLink', () => {
  it.each(['javascript:alert(1)', ' Java\tScript:alert(1)', 'data:text/html,x', 'vbscript:x', 'blob:x'])(
    'finds %j in a row and in rich text',
    (url) => {
      expect(harmfulLink([hero(url)], 'blocks')?.path).toBe('blocks.0.actions.1.link.url')
      expect(harmfulLink(text(url), '')?.path).toBe('root.children.0.children.0.fields.url')
    },
  )

  it.each(['', null, '/javascript:x', 'https://kade.example', 'mailto:a@kade.example', 'nog invullen'])(
    'accepts %j, since a draft may be unfinished',
    (url) => {
      expect(harmfulLink([hero(url)], 'blocks')).toBeNull()
    },
  )
})
