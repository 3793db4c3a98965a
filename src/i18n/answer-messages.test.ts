import { describe, expect, it } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import { answerMessages } from './answer-messages'
import { MESSAGES_HASH } from './client-messages'
import { messages } from './messages'

const respond = (params: { hash: string; locale: string }) =>
  answerMessages(new Request(`http://kade.test/_i18n/${params.hash}/${params.locale}/messages.json`), params)

describe('GET /_i18n/{hash}/{locale}/messages.json', () => {
  it.each(LOCALES)(
    'returns the messages in %s that client components may use, and no others',
    async (locale) => {
      const response = respond({ hash: MESSAGES_HASH, locale })
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
      const bundle = (await response.json()) as Record<string, unknown>
      expect(bundle).toMatchObject({ ui: messages[locale].ui, versions: messages[locale].versions })
      expect(bundle).not.toHaveProperty('routing')
    },
  )

  it('is cacheable for 24 hours under the current hash', () => {
    const { headers } = respond({ hash: MESSAGES_HASH, locale: 'nl' })
    expect(headers.get('cache-control')).toBe('public, max-age=86400, immutable')
  })

  it.each(['current', '000000000000', MESSAGES_HASH.toUpperCase() + 'x'])(
    'returns the current messages without caching under the hash %s',
    async (hash) => {
      const response = respond({ hash, locale: 'en' })
      expect(response.headers.get('cache-control')).toBe('no-cache')
      expect(await response.json()).toMatchObject({ ui: messages.en.ui })
    },
  )

  it.each(['de', 'NL', 'nl-NL', '', '__proto__'])('responds with 404 for the locale %j', async (locale) => {
    const response = respond({ hash: MESSAGES_HASH, locale })
    expect(response.status).toBe(404)
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(await response.json()).toMatchObject({
      status: 404,
      title: 'Not found',
      instance: `/_i18n/${MESSAGES_HASH}/${locale}/messages.json`,
      requestId: response.headers.get('x-request-id'),
    })
  })
})
