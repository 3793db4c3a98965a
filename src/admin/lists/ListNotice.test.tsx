import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'

import { ListNotice } from './ListNotice'

type Query = Record<string, string>

/** @param language of the panel */
function notice(language: string, searchParams: Query, [shown, total]: [number, number] = [2, 2]): string {
  const data = { docs: Array.from({ length: shown }), totalDocs: total }
  // What the component uses of what Payload hands it.
  const props = { collectionSlug: 'pages', data, searchParams, i18n: { language } } as never
  return renderToStaticMarkup(<ListNotice {...(props as Parameters<typeof ListNotice>[0])} />)
}

it('says in the language of the panel what was left out, with a link to the whole list', () => {
  const nl = notice('nl', { ignored: 'where,sort', search: 'a' })
  expect(nl).toContain('Het filter in dit adres bestaat niet')
  expect(nl).toContain('De volgorde in dit adres bestaat niet')
  expect(nl).toContain('<a href="/admin/cms/pages">De hele lijst tonen</a>')
  expect(notice('en', { ignored: 'where' })).toContain(
    '<a href="/en/admin/cms/pages">Show the whole list</a>',
  )
})

it('leads from a page that does not exist to the first, with the same filter', () => {
  const html = notice('en', { page: '999', 'where[title][like]': 'x' }, [0, 12])
  expect(html).toContain('There are not as many pages.')
  expect(html).toContain('href="/en/admin/cms/pages?where%5Btitle%5D%5Blike%5D=x"')
})

it('is nothing otherwise, whatever the address says was left out', () => {
  expect(notice('nl', {})).toBe('')
  expect(notice('nl', { search: 'nothing' }, [0, 0])).toBe('')
  expect(notice('nl', { ignored: '<script>,nonsense' })).toBe('')
})
