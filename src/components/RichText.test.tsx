import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import { RichText } from './RichText'

const node = (type: string, fields: object = {}) => ({ type, version: 1, ...fields })
const text = (content: string) => node('text', { text: content, format: 0 })
const heading = (tag: string) => node('heading', { tag, children: [text(tag)] })
const link = (fields: object) => node('link', { fields, children: [text('lees verder')] })
const paragraph = (...children: object[]) => node('paragraph', { children })

const render = (topLevel: 2 | 3 | 4, ...children: ReturnType<typeof node>[]) =>
  renderToStaticMarkup(
    <RichText
      data={{ root: { type: 'root', children, direction: 'ltr', format: '', indent: 0, version: 1 } }}
      topLevel={topLevel}
    />,
  )

describe('headings of running text', () => {
  const levels = (html: string) => [...html.matchAll(/<(h\d)/g)].map(([, tag]) => tag)

  it('start one level below the heading of their section', () => {
    expect(levels(render(3, heading('h2'), heading('h3')))).toEqual(['h3', 'h4'])
    expect(levels(render(2, heading('h2'), heading('h3')))).toEqual(['h2', 'h3'])
  })

  it('skip no level when only the small size is used', () => {
    expect(levels(render(3, heading('h3')))).toEqual(['h3'])
  })
})

it('renders nothing for an unknown node', () => {
  const html = render(
    3,
    paragraph(text('Voor')),
    node('nonsense'),
    node('block', { fields: { blockType: 'x' } }),
  )
  expect(html).toContain('<p>Voor</p>')
  expect(html).not.toContain('unknown')
})

describe('links of running text', () => {
  it('use the resolved URL', () => {
    const html = render(3, paragraph(link({ linkType: 'custom', url: '/contact', newTab: false })))
    expect(html).toContain('<a href="/contact">lees verder</a>')
  })

  it('are plain text when their page has no URL in this locale', () => {
    const html = render(3, paragraph(link({ linkType: 'custom', url: null, newTab: false, doc: null })))
    expect(html).toContain('<p>lees verder</p>')
  })

  it.each(['link', 'autolink'])('to an unsafe URL are plain text, even if stored (%s)', (type) => {
    for (const url of [
      'javascript:alert(1)',
      ' JAVA\nSCRIPT:alert(1)',
      'data:text/html,x',
      '//evil.example',
      42,
    ]) {
      const hostile = node(type, {
        fields: { linkType: 'custom', url, newTab: false },
        children: [text('lees')],
      })
      expect(render(3, paragraph(hostile))).toContain('<p>lees</p>')
    }
  })

  it('open a new tab without a referrer or opener', () => {
    const html = render(3, paragraph(link({ linkType: 'custom', url: 'https://example.com', newTab: true })))
    expect(html).toContain('target="_blank" rel="noopener"')
  })
})
