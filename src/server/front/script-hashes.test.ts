import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'

import { hashedPolicy, scriptHashes } from './script-hashes'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`
const POLICY = "default-src 'self'; script-src-attr 'none'; script-src 'self' 'unsafe-inline'; img-src 'self'"
const PAGE = `<html><head><script src="/a.js" async=""></script><script>first()</script>
<script type="application/ld+json">{"a":1}</script></head><body>
<script id="x">self.__next_f.push([1,"\\u003cscript>é"])</script><script>first()</script></body></html>`

describe('the inline scripts of a page', () => {
  it('have one hash each; files and data have none', () => {
    expect(scriptHashes(PAGE)).toEqual([
      hashOf('first()'),
      hashOf(String.raw`self.__next_f.push([1,"\u003cscript>é"])`),
    ])
  })

  it('are the only ones that the policy allows', () => {
    expect(hashedPolicy(POLICY, PAGE)).toBe(POLICY.replace("'unsafe-inline'", scriptHashes(PAGE).join(' ')))
    expect(hashedPolicy(POLICY, '<p>None</p>')).toBe(POLICY.replace(" 'unsafe-inline'", ''))
  })

  it.each([
    [
      'allows scripts of a tag manager',
      POLICY.replace("'self' 'unsafe", "'self' https://tags.example 'unsafe"),
      PAGE,
    ],
    ['has no inline scripts to replace', "default-src 'none'; style-src 'unsafe-inline'", PAGE],
    [
      'would be too long',
      POLICY,
      Array.from({ length: 100 }, (_, index) => `<script>run(${index})</script>`).join(''),
    ],
  ])('are not listed in a policy that %s', (_, policy, html) => {
    expect(hashedPolicy(policy, html)).toBe(policy)
  })
})
