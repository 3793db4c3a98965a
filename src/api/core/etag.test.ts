import { describe, expect, it } from 'vitest'

import { assertCurrent, etagOf } from './etag'

const answer = { data: { id: '1', title: 'Over ons' } }
const current = etagOf(JSON.stringify(answer))

describe('assertCurrent', () => {
  it.each([null, '*', current, `"other", ${current}`, `W/${current}`])(
    'accepts the If-Match header %s',
    (ifMatch) => {
      expect(() => assertCurrent(ifMatch, answer)).not.toThrow()
    },
  )

  it.each(['"other"', 'W/"other"', '', current.slice(1, -1)])('rejects the If-Match header %s', (ifMatch) => {
    expect(() => assertCurrent(ifMatch, answer)).toThrow(expect.objectContaining({ code: 'stale' }))
  })

  it('changes with the response body', () => {
    expect(() => assertCurrent(current, { data: { ...answer.data, title: 'Anders' } })).toThrow(
      expect.objectContaining({ code: 'stale' }),
    )
  })
})
