import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { messages } from '@/src/i18n/messages'
import { bodyAs, call } from '@/src/testing/api'
import { randomVisitor } from '@/src/testing/bookings'
import { createConsentTexts } from '@/src/testing/consent'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'
import { dataOf } from '@/src/api/core/schemas'
import { consent } from '@/src/api/shapes/consent'
import { layout } from '@/src/features/pages/api/public/schemas'

let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})

const get = (host: string, search = '') => call(`/api/consent${search}`, { host })
const shown = async (host: string, search = '') =>
  (await bodyAs(await get(host, search), dataOf(consent))).data
const post = (host: string, body: object, headers = randomVisitor()) =>
  call('/api/consent', { host, body: { version: 1, marketing: false, analytics: true, ...body }, headers })

async function lastRecord({ tenant }: Company) {
  const { docs } = await payload.find({
    collection: 'consent-records',
    where: { tenant: { equals: tenant.id } },
    sort: '-createdAt',
    limit: 1,
    depth: 1,
    overrideAccess: true,
  })
  return docs[0]
}

describe('GET /api/consent', () => {
  it('has the default texts, with all categories on, if the tenant has written none', async () => {
    const answer = await shown(company.domain.hostname)
    const { title, settings } = messages.nl.consent
    expect(answer).toMatchObject({ version: 1, mode: 'preselected', locale: 'nl', title, logo: null })
    expect(answer.settings.categories).toEqual([
      { key: 'essential', ...settings.essential, state: true },
      { key: 'analytics', ...settings.analytics, state: true },
      { key: 'marketing', ...settings.marketing, state: true },
    ])
    expect((await shown(company.domain.hostname, '?locale=en')).title).toBe(messages.en.consent.title)
  })

  it('has analytics and marketing off if the domain requires opt-in', async () => {
    const domain = await createDomain(payload, company.tenant, { consentMode: 'opt-in' })
    const { mode, settings } = await shown(domain.hostname)
    expect(mode).toBe('opt-in')
    expect(settings.categories.map(({ state }) => state)).toEqual([true, false, false])
  })

  it('has the tenant’s texts on all its domains, and the default ones in a locale without texts', async () => {
    const own = await createCompany(payload)
    await createConsentTexts(payload, own, { version: 4 })
    const second = await createDomain(payload, own.tenant)
    for (const { hostname } of [own.domain, second])
      expect(await shown(hostname)).toMatchObject({ version: 4, title: 'Koekjes' })
    const english = await shown(own.domain.hostname, '?locale=en')
    expect(english).toMatchObject({ version: 4, title: messages.en.consent.title })
    expect((await shown(company.domain.hostname)).title).not.toBe('Koekjes')
  })

  it('has the logo only where the hostname contains the brand marker', async () => {
    const own = await createCompany(payload)
    await createConsentTexts(payload, own, { brandMarker: ' Gevelmerk ' })
    const branded = await createDomain(payload, own.tenant, {
      hostname: `gevelmerk-${crypto.randomUUID()}.localhost`,
    })
    expect((await shown(branded.hostname)).logo).toMatchObject({ light: { src: '/logo.svg' } })
    expect((await shown(own.domain.hostname)).logo).toBeNull()
  })

  it('may be stored by a shared cache under its tag, and answers 304 when the ETag is current', async () => {
    const response = await get(company.domain.hostname)
    expect(response.headers.get('cache-tag')?.split(',')).toContain(`consent:${company.tenant.id}`)
    const again = await call('/api/consent', {
      host: company.domain.hostname,
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it('is part of the layout state', async () => {
    const response = await call('/api/pages/layout', { host: company.domain.hostname })
    const { data } = await bodyAs(response, dataOf(layout))
    expect(data.consent).toEqual(await shown(company.domain.hostname))
    expect(response.headers.get('cache-tag')?.split(',')).toContain(`consent:${company.tenant.id}`)
  })

  it('returns changed texts with another fingerprint', async () => {
    const own = await createCompany(payload)
    const { id } = await createConsentTexts(payload, own)
    const before = await shown(own.domain.hostname)
    await payload.update({
      collection: 'consent-texts',
      id,
      locale: 'nl',
      data: { title: 'Anders' },
      overrideAccess: true,
    })
    const after = await shown(own.domain.hostname)
    expect(after.title).toBe('Anders')
    expect(after.fingerprint).not.toBe(before.fingerprint)
  })
})

describe('POST /api/consent', () => {
  it('records the choice with the texts that were shown', async () => {
    const response = await post(company.domain.hostname, { locale: 'en', marketing: true })
    expect(response.status).toBe(201)
    const { title } = messages.en.consent
    expect(await lastRecord(company)).toMatchObject({
      hostname: company.domain.hostname,
      domain: { id: company.domain.id },
      marketing: true,
      analytics: true,
      version: 1,
      locale: 'en',
      shown: { locale: 'en', mode: 'preselected', version: 1, texts: { title } },
    })
  })

  it('stores texts once for all who were shown them, also concurrently', async () => {
    const own = await createCompany(payload)
    const { hostname } = own.domain
    const statuses = await Promise.all(
      Array.from({ length: 4 }, async () => (await post(hostname, {})).status),
    )
    expect(statuses).toEqual([201, 201, 201, 201])
    const { totalDocs } = await payload.count({
      collection: 'consent-snapshots',
      where: { tenant: { equals: own.tenant.id } },
      overrideAccess: true,
    })
    expect(totalDocs).toBe(1)
  })

  it('accepts texts that have changed since, if an earlier visitor chose with them', async () => {
    const own = await createCompany(payload)
    const { hostname } = own.domain
    const { id } = await createConsentTexts(payload, own)
    const { fingerprint } = await shown(hostname)
    expect((await post(hostname, { fingerprint })).status).toBe(201)
    await payload.update({ collection: 'consent-texts', id, data: { version: 2 }, overrideAccess: true })
    expect((await post(hostname, { fingerprint })).status).toBe(201)
    expect(await lastRecord(own)).toMatchObject({ version: 1, shown: { texts: { title: 'Koekjes' } } })
  })

  it('records that the default texts were shown when the tenant’s own could not be loaded', async () => {
    const own = await createCompany(payload)
    await createConsentTexts(payload, own, { version: 3 })
    expect((await post(own.domain.hostname, { version: 3, fingerprint: 'standard' })).status).toBe(201)
    const { title } = messages.nl.consent
    expect(await lastRecord(own)).toMatchObject({ version: 3, shown: { version: 3, texts: { title } } })
  })

  it('answers 409 to a version or texts that the site has never shown, including another tenant’s', async () => {
    const other = await createCompany(payload)
    const { fingerprint } = await shown(other.domain.hostname)
    expect((await post(other.domain.hostname, { fingerprint })).status).toBe(201)
    const before = await lastRecord(company)
    for (const body of [{ version: 2 }, { fingerprint }, { fingerprint: 'a'.repeat(43) }])
      expect((await post(company.domain.hostname, body)).status).toBe(409)
    expect((await lastRecord(company))?.id).toBe(before?.id)
  })

  it.each([
    ['no choice', { marketing: undefined }],
    ['a choice that is none', { analytics: 'yes' }],
    ['a version that is none', { version: 0 }],
    ['another language', { locale: 'de' }],
    ['a fingerprint that is none', { fingerprint: 'x' }],
    ['something about the visitor', { email: 'noor@example.org' }],
  ])('refuses %s', async (_, body) => {
    expect((await post(company.domain.hostname, body)).status).toBe(422)
  })

  it('answers 429 to one address that keeps choosing, and to nobody else', async () => {
    const visitor = randomVisitor()
    const statuses = new Set<number>()
    for (let attempt = 0; attempt < 61; attempt += 1)
      statuses.add((await post(company.domain.hostname, { version: 9 }, visitor)).status)
    expect([...statuses]).toEqual([409, 429])
    expect((await post(company.domain.hostname, {})).status).toBe(201)
  })

  it('is 404 on an unknown host', async () => {
    expect((await post('nobody.example', {})).status).toBe(404)
  })
})
