import { describe, expect, it } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import { messages } from './messages'

/** `a.b.c` and the `{arguments}` of each text. */
function outline(tree: object, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const path = prefix === '' ? key : `${prefix}.${key}`
    if (typeof value === 'object' && value !== null) return outline(value, path)
    const names = [...String(value).matchAll(/\{\s*(\w+)/g)].map(([, name]) => String(name)).toSorted()
    return [`${path}(${names.join()})`]
  })
}

describe('messages', () => {
  it('has every text, with the same arguments, in every language', () => {
    for (const locale of LOCALES)
      expect(outline(messages[locale]).toSorted(), locale).toEqual(outline(messages.en).toSorted())
  })

  it('has no empty text', () => {
    expect(JSON.stringify(messages)).not.toMatch(/:\s*"\s*"/)
  })
})
