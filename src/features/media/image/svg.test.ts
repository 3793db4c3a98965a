import { describe, expect, it } from 'vitest'

import { sanitizeSvg } from './svg'

const XMLNS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inside: string, attributes = ''): string => `<svg ${XMLNS} ${attributes}>${inside}</svg>`
const clean = async (text: string): Promise<string> => String(await sanitizeSvg(Buffer.from(text)))

/** Anything that executes, or refers outside the file. */
const DANGER =
  /<script|<foreignobject|<iframe|<image[^>]*evil|\son\w+\s*=|javascript:|evil\.test|@import|<!entity|<!doctype|<\?xml-stylesheet|<handler|<set|data:text/i

describe('sanitizeSvg', () => {
  it.each([
    ['a script', svg('<script>alert(1)</script>')],
    [
      'a script in another namespace',
      svg('<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'),
    ],
    ['an event handler', svg('<rect width="1" height="1"/>', 'onload="alert(1)"')],
    ['an event handler in capitals', svg('<rect ONCLICK="alert(1)"/>')],
    ['foreign content', svg('<foreignObject><iframe src="https://evil.test"></iframe></foreignObject>')],
    ['an external image', svg('<image href="https://evil.test/x.png"/>')],
    ['an external image by xlink:href', svg('<image xlink:href="//evil.test/x.png"/>')],
    ['an external use', svg('<use href="https://evil.test/x.svg#a"/>')],
    ['a javascript: link', svg('<a xlink:href="javascript:alert(1)"><text>x</text></a>')],
    [
      'a javascript: link with character references',
      svg('<a href="java&#x09;script:alert(1)"><text>x</text></a>'),
    ],
    ['an SVG as data URL', svg('<use href="data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=#x"/>')],
    ['an HTML page as data URL', svg('<image href="data:text/html,<script>alert(1)</script>"/>')],
    ['an import', svg('<style>@import "https://evil.test/x.css";</style>')],
    ['an import with escapes', svg(String.raw`<style>@\69mport "https://evil.test/x.css";</style>`)],
    ['an external image in a style', svg('<style>rect{fill:url(https://evil.test/x)}</style>')],
    [
      'an external image in a style with escapes',
      svg(String.raw`<style>rect{fill:u\72l(https://evil.test/x)}</style>`),
    ],
    ['an image set', svg('<style>rect{background:image-set("https://evil.test/x" 1x)}</style>')],
    ['an external image in a style attribute', svg('<rect style="fill:url(https://evil.test/x)"/>')],
    ['an external filter', svg('<rect filter="url(https://evil.test/f#x)"/>')],
    ['an animation of a link', svg('<a><set attributeName="href" to="javascript:alert(1)"/></a>')],
    ['a stylesheet', `<?xml-stylesheet href="https://evil.test/x.css"?>${svg('<rect/>')}`],
    ['a comment that ends early', svg('<!--><script>alert(1)</script>-->')],
  ])('removes %s', async (_, text) => {
    const result = await clean(text)
    expect(result).toMatch(/^<svg /)
    expect(result).not.toMatch(DANGER)
  })

  it('keeps gradients, styles and internal references', async () => {
    const harmless = svg(
      '<defs><linearGradient id="a"><stop offset="0"></stop></linearGradient></defs><style>.b{fill:url(#a)}</style><path class="b" d="M0 0h24v24z"></path><use href="#a"></use>',
      'viewBox="0 0 24 24"',
    )
    const result = await clean(harmless)
    for (const part of ['viewBox="0 0 24 24"', 'linearGradient', 'fill:url(#a)', '<use href="#a"'])
      expect(result).toContain(part)
  })

  it('accepts an XML declaration, a doctype and a comment at the start', async () => {
    const header =
      '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">\n<!-- made -->'
    expect(await clean(`${header}\n${svg('<path d="M0 0"/>')}`)).toMatch(/^<svg .*<path d="M0 0"/)
  })

  it('writes a non-breaking space without the HTML entity, so that the result is XML', async () => {
    expect(await clean(svg('<text>a\u00A0b</text>'))).not.toContain('&nbsp;')
  })

  it.each([
    ['nothing', ''],
    ['text', 'hello'],
    ['a page', '<html><body>x</body></html>'],
    ['a PNG', '\u0089PNG'],
    ['a broken root', '<svg'],
    [
      'one with custom entities',
      `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>${svg('<text>&x;</text>')}`,
    ],
    [
      'one whose tags are not closed in order',
      svg('<style><!--</style><img src=x onerror=alert(1)>--></style>'),
    ],
  ])('rejects %s', async (_, text) => {
    await expect(clean(text)).rejects.toThrow('image rejected: undecodable')
  })

  it.each([
    ['a hundred thousand levels', `<svg ${XMLNS}>${'<g>'.repeat(100_000)}`],
    ['levels inside a comment', svg(`<!--${'<g>'.repeat(5000)}-->`)],
    ['levels with wrong closing tags', svg('<g></x>'.repeat(5000))],
    ['a hundred thousand shapes', svg('<path d="M0 0"/>'.repeat(100_000))],
    [
      'a hundred thousand attributes',
      svg(`<g ${Array.from({ length: 100_000 }, (_, index) => `a${index}`).join(' ')}/>`),
    ],
    [
      'the maximum of shapes at the maximum depth',
      svg(`${'<g>'.repeat(95)}${'</g>'.repeat(95)}`.repeat(100)),
    ],
    ['quotes that never end', svg(`<g a="${'<g a="'.repeat(10_000)}`)],
    [
      'a billion laughs',
      `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>${svg('<text>&b;</text>')}`,
    ],
  ])(
    'sanitises or rejects %s within seconds',
    async (_, text) => {
      const began = performance.now()
      try {
        expect(await clean(text)).not.toMatch(DANGER)
      } catch (error) {
        expect(error).toHaveProperty('name', 'ImageError')
      }
      expect(performance.now() - began).toBeLessThan(10_000)
    },
    30_000,
  )
})
