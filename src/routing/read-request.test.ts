import { NextRequest } from 'next/server'
import { expect, it } from 'vitest'

import { readRequest } from './read-request'

it('reads the stored language from the cookie that the setting names', () => {
  const headers = { host: 'kade.test', cookie: 'i18n_redirected=en; taal=nl' }
  const request = new NextRequest('http://kade.test/', { headers })
  const read = (LOCALE_COOKIE: string) => readRequest(request, { TRUST_PROXY: 0, LOCALE_COOKIE }).localeCookie
  expect(read('i18n_redirected')).toBe('en')
  expect(read('taal')).toBe('nl')
  expect(read('other')).toBeUndefined()
})
