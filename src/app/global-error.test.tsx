// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { errorLocale } from '@/src/components/error/BareErrorView'
import GlobalError from './global-error'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'
const broken = Object.assign(new Error('secret'), { digest: '1234567890' })

async function open(path: string, userAgent: string): Promise<string> {
  window.history.replaceState(null, '', path)
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  const root = createRoot(document)
  await act(async () => root.render(<GlobalError error={broken} />))
  // The test for bots and the view are each loaded when they are needed.
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.dynamicImportSettled())
  const text = document.body.textContent
  await act(async () => root.unmount())
  return text
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('GlobalError', () => {
  it.each([
    ['/nl/over', 'Er ging iets mis'],
    ['/en/about', 'Something went wrong'],
  ])(
    'shows at %s the status, the message in the language of the path, and the digest of the error',
    async (path, title) => {
      const text = await open(path, FIREFOX)
      expect(text).toContain('500 Internal Server Error')
      expect(text).toContain(title)
      expect(text).toContain('1234567890')
      expect(text).not.toContain('secret')
    },
  )

  it.each([
    ['/', GOOGLEBOT],
    ['/?__bot=1', FIREFOX],
  ])('shows nothing to a bot (%s, %s)', async (path, userAgent) => {
    expect(await open(path, userAgent)).toBe('')
  })

  it('renders an empty document on the server, as only the browser knows the language', () => {
    expect(renderToString(<GlobalError error={broken} />)).toMatch(/<body><\/body>/)
  })

  it.each([
    ['/en', ['nl'], 'en'],
    ['/nl/x', ['en'], 'nl'],
    ['/x', ['de-DE', 'nl-NL', 'en'], 'nl'],
    ['/x', ['fr'], 'en'],
  ])('at %s, with browser languages %j, is in %s', (path, languages, locale) => {
    expect(errorLocale(path, languages)).toBe(locale)
  })
})
