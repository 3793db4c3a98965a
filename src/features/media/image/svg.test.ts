import { describe, expect, it } from 'vitest'

import { sanitizeSvg } from './svg'

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inside: string, attributes = ''): string => `<svg ${XMLNS} ${attributes}>${inside}</svg>`
const clean = (text: string): string => sanitizeSvg(Buffer.from(text)).toString()

/** Anything that runs, or leads out of the file. */
const DANGER =
  /<script|<foreignobject|<iframe|<image[^>]*evil|\son\w+\s*=|javascript:|evil\.test|@import|<!entity|<!doctype|<\?xml-stylesheet|<handler|<set|data:text/i

describe('a drawing', () => {
  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    [
      'a script in another namespace',
      svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'),
    ],
    ['a handler', svg('<rect width="1" height="1"/>', 'onload="alert(1)"')],
    ['a handler in capitals', svg('<rect ONCLICK="alert(1)"/>')],
    ['foreign content', svg('<foreignObject><iframe src="https://evil.test"></iframe></foreignObject>')],
    ['an image from elsewhere', svg('<image href="https://evil.test/x.png"/>')],
    ['an image from elsewhere, the old way', svg('<image xlink:href="//evil.test/x.png"/>')],
    ['a use of elsewhere', svg('<use href="https://evil.test/x.svg#a"/>')],
    ['a link that runs', svg('<a xlink:href="javascript:alert(1)"><text>x</text></a>')],
    ['a link that runs, written otherwise', svg('<a href="java&#x09;script:alert(1)"><text>x</text></a>')],
    ['a drawing in a drawing', svg('<use href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=#x"/>')],
    ['a page in an address', svg('<image href="data:text/html,<script>alert(1)</script>"/>')],
    ['an import', svg('<style>@import "https://evil.test/x.css";</style>')],
    ['an import with escapes', svg(String.raw`<style>@\69mport "https://evil.test/x.css";</style>`)],
    ['a picture in a style', svg('<style>rect{fill:url(https://evil.test/x)}</style>')],
    [
      'a picture in a style with escapes',
      svg(String.raw`<style>rect{fill:u\72l(https://evil.test/x)}</style>`),
    ],
    ['a set of pictures', svg('<style>rect{background:image-set("https://evil.test/x" 1x)}</style>')],
    ['a picture in an attribute', svg('<rect style="fill:url(https://evil.test/x)"/>')],
    ['a filter from elsewhere', svg('<rect filter="url(https://evil.test/f#x)"/>')],
    ['an animation of a link', svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>')],
    ['a stylesheet', `<?xml-stylesheet href="https://evil.test/x.css"?>${svg('<rect/>')}`],
    ['a comment that ends early', svg('<!--><script>alert(1)</script>-->')],
  ])('loses %s', (_, text) => {
    const result = clean(text)
    expect(result).toMatch(/^<svg /)
    expect(result).not.toMatch(DANGER)
  })

  it('keeps what draws', () => {
    const drawn = svg(
      '<defs><linearGradient id="a"><stop offset="0"></stop></linearGradient></defs><style>.b{fill:url(#a)}</style><path class="b" d="M0 0h24v24z"></path><use href="#a"></use>',
      'viewBox="0 0 24 24"',
    )
    const result = clean(drawn)
    for (const part of ['viewBox="0 0 24 24"', 'linearGradient', 'fill:url(#a)', '<use href="#a"'])
      expect(result).toContain(part)
  })

  it('may begin as drawing programs begin it', () => {
    const header =
      '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">\n<!-- made -->'
    expect(clean(`${header}\n${svg('<path d="M0 0"/>')}`)).toMatch(/^<svg .*<path d="M0 0"/)
  })

  it('stays XML: a space that HTML has a name for is written by its number', () => {
    expect(clean(svg('<text>a\u00A0b</text>'))).not.toContain('&nbsp;')
  })

  it.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['a page', '<html><body>x</body></html>'],
    ['a picture of bytes', '\u0089PNG'],
    ['a broken root', '<svg'],
    [
      'one with entities of its own',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    ],
    ['one whose tags do not end in turn', svg('<style><!--</style><img src=x onerror=alert(1)>--></style>')],
  ])('is refused when it is %s', (_, text) => {
    expect(() => clean(text)).toThrow('image refused: undecodable')
  })

  it.each([
    ['a hundred thousand levels', `<svg ${XMLNS}>${'<g>'.repeat(100_000)}`],
    ['levels that a comment hides', svg(`<!--${'<g>'.repeat(5000)}-->`)],
    ['levels with ends that are no ends', svg('<g></x>'.repeat(5000))],
    ['a hundred thousand shapes', svg('<path d="M0 0"/>'.repeat(100_000))],
    [
      'a hundred thousand attributes',
      svg(`<g ${Array.from({ length: 100_000 }, (_, at) => `a${at}`).join(' ')}/>`),
    ],
    [
      'as many shapes as may be, as deep as may be',
      svg(`${'<g>'.repeat(95)}${'</g>'.repeat(95)}`.repeat(100)),
    ],
    ['quotes that never end', svg(`<g a="${'<g a="'.repeat(10_000)}`)],
    [
      'a billion laughs',
      `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
    ],
  ])(
    'of %s is answered within seconds',
    (_, text) => {
      const began = performance.now()
      try {
        expect(clean(text)).not.toMatch(DANGER)
      } catch (error) {
        expect(error).toHaveProperty('name', 'ImageRefused')
      }
      expect(performance.now() - began).toBeLessThan(10_000)
    },
    30_000,
  )
})
