import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { JsonLd } from './JsonLd'

it('cannot be closed by a value in it, and parses to the same data', () => {
  const graph = { '@type': 'Thing', name: '</script><script>alert(1)</script><!-- & é' }
  const html = renderToStaticMarkup(<JsonLd data={graph} />)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html).not.toContain('<!--')
  const json = html.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '')
  expect(JSON.parse(json)).toEqual(graph)
})
