import { describe, expect, it } from 'vitest'

import { iconBody } from './collection'

describe('iconBody', () => {
  it('returns SVG in the text colour, with strokes of 1.5', () => {
    const body = iconBody('file-text')
    expect(body).toMatch(/^<(path|g)/)
    expect(body).toContain('stroke="currentColor"')
    expect(body).toContain('stroke-width="1.5"')
    expect(body).not.toContain('stroke-width="2"')
  })

  it('resolves aliases of renamed icons', () => {
    expect(iconBody('home')).toBe(iconBody('house'))
  })

  it.each(['no-such-icon', '', '__proto__', 'constructor', '../info', 'lucide:house'])(
    'returns null for %j',
    (name) => {
      expect(iconBody(name)).toBeNull()
    },
  )
})
