import { describe, expect, it } from 'vitest'

import type { Post } from '@/payload-types'
import { toHtml } from './rich-text-html'

const node = (type: string, fields: object = {}) => ({ type, version: 1, ...fields })
const text = (content: string, format = 0) => node('text', { text: content, format })
const link = (fields: object) =>
  node('link', { fields: { linkType: 'custom', newTab: false, ...fields }, children: [text('hier')] })

const html = (...children: object[]): string =>
  toHtml({
    root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
  } as unknown as Post['content'])

describe('toHtml', () => {
  it('renders headings, marks and lists, and escapes the text', () => {
    expect(html(node('heading', { tag: 'h2', children: [text('Wat & hoe', 1)] }))).toBe(
      '<h2><strong>Wat &amp; hoe</strong></h2>',
    )
    expect(html(node('paragraph', { children: [text('<script>x</script>')] }))).not.toContain('<script')
  })

  it('renders allowed links; any other link becomes its text', () => {
    const paragraph = (child: object) => html(node('paragraph', { children: [child] }))
    expect(paragraph(link({ url: '/contact' }))).toBe('<p><a href="/contact">hier</a></p>')
    for (const refused of [{ url: 'javascript:alert(1)' }, { url: null }, { linkType: 'internal', doc: {} }])
      expect(paragraph(link(refused))).toBe('<p>hier</p>')
  })

  it('renders code as text, and images with their description', () => {
    const code = node('block', { fields: { blockType: 'Code', language: 'sql', code: 'SELECT 1 < 2' } })
    expect(html(code)).toBe('<pre><code data-language="sql">SELECT 1 &lt; 2</code></pre>')
    const media = { mimeType: 'image/webp', url: '/a.webp', alt: '"Plaat"', width: 4, height: 3 }
    const upload = (value: unknown) => node('upload', { relationTo: 'media', fields: {}, value })
    expect(html(upload(media))).toBe('<img src="/a.webp" alt="&quot;Plaat&quot;" width="4" height="3" />')
    expect(html(upload('nobody populated it'))).toBe('')
  })

  it('omits nodes that no editor has', () => {
    expect(html(node('nonsense', { children: [text('x')] }), node('block', { fields: {} }))).toBe('')
  })

  it('returns an empty string for null', () => {
    expect(toHtml(null)).toBe('')
  })
})
