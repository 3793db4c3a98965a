import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { jsonProblem } from './json-text'

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

describe('jsonProblem', () => {
  it.each([
    ['a key twice', '{"a":1,"b":{"a":2},"a":3}', 'a', /"a" is duplicated/],
    ['a key twice, once escaped', String.raw`{"a":1,"\u0061":2}`, 'a', /"a" is duplicated/],
    ['a key twice in an array’s object', '[1,{"x":[{"y":1,"y":2}]}]', '1.x.0.y', /"y" is duplicated/],
    ['__proto__', '{"__proto__":{"admin":true}}', '__proto__', /__proto__/],
    ['a null character', String.raw`{"a":"x\u0000"}`, 'a', /null character/],
    ['one after lists', String.raw`{"a":[[1,{"b":2}],[]],"c":[1,"x\u0000"]}`, 'c.1', /null character/],
    ['a null character in a key', String.raw`{"a":{"\u0000":1}}`, 'a', /null character/],
    ['half a surrogate pair', String.raw`["\ud800"]`, '0', /malformed Unicode/],
    ['nesting beyond reason', deep(65), '', /Nested/],
  ])('rejects %s, with its path', (_, text, path, problem) => {
    expect(jsonProblem(text)).toEqual({ path, message: expect.stringMatching(problem) })
  })

  it.each([
    ['the same key in two objects', '[{"a":1},{"a":2}]'],
    ['a text that looks like a key', '{"a":"a","b":"a"}'],
    ['texts with brackets, commas and quotes', String.raw`{"a":"{\"a\":1},[","b":"\\"}`],
    ['a backslash and the digits of a null character', String.raw`{"a":"\\u0000"}`],
    ['a whole surrogate pair', String.raw`["\ud83d\ude00"]`],
    ['nesting within reason', deep(64)],
  ])('accepts %s', (_, text) => {
    expect(jsonProblem(text)).toBeNull()
  })

  it('accepts everything that JSON.stringify writes, if its text can be stored', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6, stringUnit: 'grapheme' }), (value) => {
        const text = JSON.stringify(value)
        fc.pre(!text.includes('\\u') && !text.includes('"__proto__"'))
        expect(jsonProblem(text)).toBeNull()
      }),
    )
  })

  it('handles a string of a megabyte quickly', () => {
    const started = performance.now()
    expect(jsonProblem(`["${String.raw`\"`.repeat(500_000)}"]`)).toBeNull()
    expect(performance.now() - started).toBeLessThan(1000)
  })
})
