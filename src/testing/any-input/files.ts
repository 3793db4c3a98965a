import fc from 'fast-check'

import { hostileText } from './hostile'

const bytes = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

/** A valid PNG of one pixel, and content that only looks like an image. */
const contents = fc.oneof(
  fc.constantFrom<string | Uint8Array<ArrayBuffer>>(
    bytes('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    bytes('iVBORw0KGgoAAAANSUhEUgAA'),
    bytes('R0lGODlhAQABAAAAACwAAAAAAQABAAA='),
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"/>',
    '<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg">&b;</svg>',
    '<html><body>',
    '',
  ),
  fc.uint8Array({ maxLength: 200 }).map((data) => new Uint8Array(data)),
)

/** Multipart forms with a file of any name and type, and any other fields. */
export const files: fc.Arbitrary<FormData> = fc
  .record({
    content: contents,
    name: fc.oneof(fc.constantFrom('foto.png', 'logo.svg', '../../etc/passwd', 'a.php'), hostileText),
    type: fc.constantFrom('image/png', 'image/svg+xml', 'text/html', ''),
    field: fc.constantFrom('file', 'file', 'file', 'files', 'alt'),
    alt: fc.option(hostileText, { nil: undefined }),
    others: fc.array(
      fc.tuple(fc.constantFrom('alt', 'credit', 'caption', '__proto__', 'tenant'), hostileText),
      {
        maxLength: 2,
      },
    ),
  })
  .map(({ content, name, type, field, alt, others }) => {
    const form = new FormData()
    form.append(field, new File([content], name.toWellFormed(), { type }))
    if (alt !== undefined) form.append('alt', alt.toWellFormed())
    for (const [key, value] of others) form.append(key, value.toWellFormed())
    return form
  })
