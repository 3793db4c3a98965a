import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { JsonLd } from './JsonLd'

it('cannot be ended by a text in it, and reads as it was written', () => {
  const graph = { '@type': 'Thing', name: '</script><script>alert(1)</script><!-- & é' }
  const html = renderToStaticMarkup(<JsonLd data={graph} />)
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html).not.toContain('<!--')
  const json = html.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '')
  expect(JSON.parse(json)).toEqual(graph)
})
