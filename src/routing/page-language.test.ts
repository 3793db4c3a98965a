import { expect, it } from 'vitest'

import { inPageLanguage, pageLanguageOf } from './page-language'

const URL_OF_API = 'https://admin.example.org/payload-api/pages'
const from = (referer: string, cookie = 'a=1; payload-lng=en; payload-token=x') => ({ referer, cookie })

it.each([
  ['https://admin.example.org/admin/cms/pages', 'nl'],
  ['https://admin.example.org/en/admin/cms/pages?locale=nl', 'en'],
  ['https://admin.example.org/over-ons', null],
  ['no address', null],
])('the language of %s is %s', (referer, language) => {
  expect(pageLanguageOf(new Headers({ referer }))).toBe(language)
})

it('a request is in the language of its screen, whatever another tab has stored', async () => {
  const headers = from('https://admin.example.org/admin/cms/pages')
  const request = inPageLanguage(new Request(URL_OF_API, { method: 'POST', headers, body: '{"title":"x"}' }))
  expect(request.headers.get('cookie')).toBe('a=1; payload-token=x; payload-lng=nl')
  expect(request.method).toBe('POST')
  expect(await request.json()).toEqual({ title: 'x' })
})

it('a request of no screen stays as it is', () => {
  const request = new Request(URL_OF_API, { headers: from('https://example.org/') })
  expect(inPageLanguage(request)).toBe(request)
  expect(inPageLanguage(new Request(URL_OF_API)).headers.has('cookie')).toBe(false)
})
