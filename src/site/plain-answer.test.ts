import { describe, expect, it } from 'vitest'
import { messages } from '@/src/i18n/messages'
import { REQUEST_ID_HEADER } from '@/src/lib/request-id'
import { plainAnswer } from './plain-answer'
import { aSite } from './testing/memory-store'

const site = aSite({ hostname: 'kade.test' })
const texts = { nl: messages.nl.routing, en: messages.en.routing }
const ask = (headers: Record<string, string>) =>
  plainAnswer({ type: 'unknownHost', reason: 'noSite' }, new Headers(headers), texts)

describe('plainAnswer', () => {
  it.each([
    [plainAnswer({ type: 'unknownHost', reason: 'noSite' }, new Headers(), texts), 404],
    [plainAnswer({ type: 'suspended', reason: 'tenant', site }, new Headers(), texts), 503],
    [plainAnswer({ type: 'unavailable' }, new Headers(), texts), 503],
    [plainAnswer({ type: 'methodNotAllowed', reason: 'notReading', site }, new Headers(), texts), 405],
    [plainAnswer({ type: 'badRequest', reason: 'malformed', site }, new Headers(), texts), 400],
    [plainAnswer({ type: 'uriTooLong', reason: 'tooLong', site }, new Headers(), texts), 414],
  ])('answers %j with %d, never stored', ({ status, headers }, expected) => {
    expect([status, headers['cache-control']]).toEqual([expected, 'no-store'])
  })

  it('says when to come back, and which methods are allowed', () => {
    const shut = plainAnswer({ type: 'suspended', reason: 'tenant', site }, new Headers(), texts)
    expect(shut.headers['retry-after']).toBe('3600')
    const posted = plainAnswer({ type: 'methodNotAllowed', reason: 'notReading', site }, new Headers(), texts)
    expect(posted.headers.allow).toBe('GET, HEAD')
  })

  it.each([
    ['nl-NL,nl;q=0.9', 'nl', 'Onbekend domein'],
    ['en', 'en', 'Unknown domain'],
    ['de', 'en', 'Unknown domain'],
  ])('speaks to a visitor who reads %s in %s', (language, locale, title) => {
    const { body } = ask({ accept: 'text/html,*/*', 'accept-language': language })
    expect(body).toContain(`<html lang="${locale}">`)
    expect(body).toContain(`<h1>${title}</h1>`)
  })

  it('answers a client that asks for JSON with a problem document', () => {
    const { headers, body } = ask({
      accept: 'application/json',
      'accept-language': 'nl',
      [REQUEST_ID_HEADER]: 'r-12345678',
    })
    expect(headers['content-type']).toBe('application/problem+json')
    expect(JSON.parse(body)).toMatchObject({ status: 404, title: 'Unknown domain', requestId: 'r-12345678' })
  })
})
