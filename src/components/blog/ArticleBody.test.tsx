import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'

import type { RichTextData } from '@/src/components/RichText'
import { textHeadings } from '@/src/components/text-headings'
import { ArticleBody } from './ArticleBody'
import { Pagination } from './Pagination'

const node = (type: string, fields: object = {}) => ({ type, version: 1, ...fields })
const text = (content: string) => node('text', { text: content, format: 0 })

// The stored format of the editor, as far as these nodes use it.
const content = {
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: [
      node('heading', { tag: 'h2', children: [text('Wat het kost')] }),
      node('block', { fields: { id: '1', blockType: 'Code', language: 'sql', code: 'SELECT 1 < 2' } }),
      node('upload', {
        relationTo: 'media',
        fields: {},
        value: {
          id: 'm',
          mimeType: 'image/webp',
          url: '/x.webp',
          filename: 'x.webp',
          width: 4,
          height: 3,
          alt: 'Een plaat',
        },
      }),
      node('upload', { relationTo: 'media', fields: {}, value: 'an id that nobody populated' }),
    ],
  },
} as unknown as RichTextData

describe('ArticleBody', () => {
  const html = renderToStaticMarkup(<ArticleBody content={content} headings={textHeadings(content.root)} />)

  it('gives headings the ids that the table of contents links to', () => {
    expect(html).toContain('<h2 class="rich-text-large" id="wat-het-kost">Wat het kost</h2>')
  })

  it('renders code as escaped text, and images with alternative text', () => {
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain('SELECT 1 &lt; 2')
    expect(html).toContain('alt="Een plaat"')
    expect(html.match(/<img/g)).toHaveLength(1)
  })
})

describe('Pagination', () => {
  it('marks the current page and links to the adjacent ones', () => {
    const list = { page: 2, pageHrefs: ['/blog', '/blog/pagina/2', '/blog/pagina/3'] }
    const html = renderToStaticMarkup(<Pagination list={list} locale="nl" />)
    expect(html).toMatch(/href="\/blog" rel="prev"/)
    expect(html).toMatch(/href="\/blog\/pagina\/3" rel="next"/)
    expect(html).toMatch(/aria-current="page"[^>]*href="\/blog\/pagina\/2"/)
  })

  it('renders nothing for a single page', () => {
    expect(renderToStaticMarkup(<Pagination list={{ page: 1, pageHrefs: ['/blog'] }} locale="en" />)).toBe('')
  })
})
