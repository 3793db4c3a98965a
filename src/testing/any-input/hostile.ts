import naughtyStrings from 'big-list-of-naughty-strings/blns.json' with { type: 'json' }
import fc from 'fast-check'

/** Text that tends to break software: a public list, and edge cases of our own parsers. */
export const hostileText = fc.oneof(
  fc.constantFrom(...naughtyStrings),
  fc.constantFrom(
    ' ',
    '/',
    '//evil.example',
    '/\\evil.example',
    '../..',
    '%00',
    '%2e%2e%2f',
    '\u0000',
    '\u202E',
    '\uD800',
    '\uFEFF',
    'nl ',
    'NL',
    '-id',
    'id,title',
    '__proto__',
    'javascript:alert(1)',
    "' or 1=1--",
    '${7*7}{{7*7}}',
    '2026-02-31T25:61:00Z',
    '9'.repeat(400),
    'x'.repeat(5000),
    'é'.normalize('NFD').repeat(300),
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)

/** JSON values of unexpected types and sizes. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      ...[null, true, false, 0, -1, 1.5, 1e308, -1e308, 2 ** 31, 2 ** 53, 2 ** 63],
      ...[[], {}, [[]], [null], { $ne: null }, { id: null }, { relationTo: 'users', value: 1 }],
      Array.from({ length: 1001 }, () => 'x'),
    ),
  },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3, stringUnit: 'grapheme' }) },
)

/** Nested deeper than any document. */
const DEEP = '['.repeat(300) + ']'.repeat(300)

/** Malformed or ambiguous JSON derived from valid JSON. */
export const brokenJson = (valid: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc.nat({ max: Math.max(0, valid.length - 1) }).map((end) => valid.slice(0, end)),
    hostileText,
    fc.constantFrom(
      '',
      ' ',
      '{',
      'null',
      '[]',
      '"text"',
      '1e999',
      '{"a":1,"a":2}',
      '{"title":"a","ti\\u0074le":"b"}',
      '{"__proto__":{"admin":true}}',
      '{"constructor":{"prototype":{}}}',
      '{"title":"\\ud800"}',
      '{"title":"\\u0000"}',
      '{"title":NaN}',
      '{"title":1e999}',
      "{'title':'x'}",
      `\uFEFF${valid}`,
      `${valid}${valid}`,
      `{"title":${DEEP}}`,
      DEEP,
    ),
  )

/** Invalid header values, before the removal of characters that HTTP cannot carry. */
const headerText = fc.oneof(
  fc.constantFrom('', '*', '"', 'W/"x"', '"older", "oldest"', '(', 'é', '\\', ';;;', ',', 'a'.repeat(3000)),
  fc.string({ maxLength: 30 }),
)
const printable = headerText.map((text) => text.replaceAll(/[^\u0020-\u007e\u00a0-\u00ff]/g, '').trim())

export const hostileHeaders: fc.Arbitrary<Record<string, string>> = fc
  .constantFrom(
    ...['if-match', 'if-none-match', 'x-tenant', 'authorization', 'accept', 'accept-language', 'cookie'],
    ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-http-method-override', 'range'],
    ...['content-type', 'content-encoding', 'origin', 'x-request-id', 'x-booking-token', 'transfer-encoding'],
  )
  .chain((name) => printable.map((value) => ({ [name]: value })))

/** Content types that a JSON operation accepts or rejects. */
export const contentTypes = fc.constantFrom(
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'application/merge-patch+json',
  'text/plain',
  'text/csv',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json, text/plain',
  ';',
)
