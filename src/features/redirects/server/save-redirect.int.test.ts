import { initI18n } from '@payloadcms/translations'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import type { Redirect } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { createRedirect, openRouting } from '@/src/testing/redirects'
import { type Company, createCompany, createDomain } from '@/src/testing/tenants'

const routing = openRouting()
let payload: Payload
let company: Company

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
})
afterAll(() => routing.close())

let number = 0
/** A path of this test alone. */
const fresh = (): string => `/p${(number += 1)}`

const make = (from: string, to: string, data: Partial<Omit<Redirect, 'to'>> = {}) =>
  createRedirect(payload, company, { from, to, ...data })

const stored = async ({ id }: Redirect): Promise<Redirect> =>
  payload.findByID({ collection: 'redirects', id, depth: 0, overrideAccess: true })

/** What a save is refused with: `field: message`. */
const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  const { data } = error as { data?: { errors: { path: string; message: string }[] } }
  return (data?.errors ?? []).map(({ path, message }) => `${path}: ${message}`).join()
}

describe('a redirect that would loop is refused at its target', () => {
  it('to itself, in any spelling, with or without a part of the page', async () => {
    for (const suffix of ['', '/', '#deel', '?a=1']) {
      const path = fresh()
      expect(await refusal(make(path, `${path}${suffix}`))).toMatch(
        /^to\.url: Dit leidt naar het oude pad zelf/,
      )
    }
    const path = fresh()
    expect(await refusal(make(path, `/nl${path}`))).toMatch(/oude pad zelf/)
    expect(await refusal(make(path, `http://${company.domain.hostname}${path}`))).toMatch(/oude pad zelf/)
    expect(await refusal(make(path, `${path}/*`, { match: 'prefix' }))).toMatch(/oude pad zelf/)
  })

  it('through another one, and says the whole way in the language of the person', async () => {
    const [a, b, c] = [fresh(), fresh(), fresh()]
    await make(a, b)
    await make(b, c)
    expect(await refusal(make(c, a))).toBe(
      `to.url: Zo gaat een bezoeker in een kring: ${c} → ${a} → ${c}. Kies een ander doel.`,
    )
    const english = payload.create({
      collection: 'redirects',
      data: {
        tenant: company.tenant.id,
        domain: company.domain.id,
        from: c,
        to: { type: 'custom', url: a },
        status: '302',
        match: 'exact',
        origin: 'manual',
      },
      req: { i18n: await initI18n({ config: payload.config.i18n, context: 'api', language: 'en' }) },
      user: company.editor,
      overrideAccess: false,
    })
    expect(await refusal(english)).toBe(
      `to.url: A visitor would go round in a circle: ${c} → ${a} → ${c}. Choose another target.`,
    )
  })

  it('through prefixes, on and on', async () => {
    const [a, b, c, d] = [fresh(), fresh(), fresh(), fresh()]
    await make(a, `${b}/*`, { match: 'prefix' })
    expect(await refusal(make(b, `${a}/*`, { match: 'prefix' }))).toMatch(/^to\.url: .*kring/)
    expect(await refusal(make(b, `${a}/x/*`, { match: 'prefix' }))).toMatch(/^to\.url: .*kring/)
    await make(`${c}/k`, `${d}/k`)
    expect(await refusal(make(d, `${c}/*`, { match: 'prefix' }))).toMatch(/^to\.url: .*kring/)
  })

  it('through a redirect of the whole tenant, or of one of its domains', async () => {
    const [a, b] = [fresh(), fresh()]
    await make(a, b, { domain: null })
    expect(await refusal(make(b, a))).toMatch(/kring/)
    const [c, d] = [fresh(), fresh()]
    await make(c, d)
    expect(await refusal(make(d, c, { domain: null }))).toMatch(/kring/)
    // On another domain the first one does not apply.
    const other = await createDomain(payload, company.tenant)
    await make(d, c, { domain: other.id })
    expect(await routing.ask(other, d)).toBe(`301 ${c}`)
  })

  it('to a page of ours that it leads away from', async () => {
    const page = await createPage(payload, company)
    const path = fresh()
    const url = await createPageUrl(payload, company, page, path)
    const to = { type: 'reference', reference: url.id } as const
    expect(await refusal(createRedirect(payload, company, { from: path, to }))).toMatch(
      /^to\.reference: Dit leidt naar het oude pad zelf/,
    )
  })

  it('when it is switched on, not while it is off', async () => {
    const [a, b] = [fresh(), fresh()]
    await make(a, b)
    const off = await make(b, a, { enabled: false })
    const on = payload.update({
      collection: 'redirects',
      id: off.id,
      data: { enabled: true },
      overrideAccess: true,
    })
    expect(await refusal(on)).toMatch(/kring/)
    expect((await stored(off)).enabled).toBe(false)
  })

  it('but not what goes below itself, once', async () => {
    const path = fresh()
    await make(path, `${path}/archief/*`, { match: 'prefix' })
    expect(await routing.ask(company.domain, `${path}/x`)).toBe(`301 ${path}/archief/x`)
  })

  it('and one of two saved at once that lead to each other', async () => {
    const [a, b] = [fresh(), fresh()]
    const results = await Promise.allSettled([make(a, b), make(b, a)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('chains are collapsed when they are written', () => {
  it('those that led to the new one lead on, with their own status', async () => {
    const [a, b, c] = [fresh(), fresh(), fresh()]
    const first = await make(a, b, { status: '308' })
    await make(b, `${c}#deel`)
    expect(await stored(first)).toMatchObject({ status: '308', to: { type: 'custom', url: `${c}#deel` } })
    expect(await routing.ask(company.domain, a)).toBe(`308 ${c}#deel`)
  })

  it('one that leads to an older one takes its target, and answers with it', async () => {
    const page = await createPage(payload, company)
    const url = await createPageUrl(payload, company, page, fresh())
    const [a, b] = [fresh(), fresh()]
    await createRedirect(payload, company, { from: b, to: { type: 'reference', reference: url.id } })
    const later = await make(a, b)
    expect(later.to).toMatchObject({ type: 'reference', reference: url.id })
    expect(await stored(later)).toMatchObject({ to: { type: 'reference', reference: url.id } })
  })

  it('several steps at once', async () => {
    const [a, b, c, d] = [fresh(), fresh(), fresh(), fresh()]
    const first = await make(a, b)
    const third = await make(c, d)
    await make(b, c)
    expect(await stored(first)).toMatchObject({ to: { url: d } })
    expect(await stored(third)).toMatchObject({ to: { url: d } })
  })

  it('longer than one answer may follow, from either end; only what comes back to itself is a circle', async () => {
    for (const forwards of [true, false]) {
      const paths = Array.from({ length: 15 }, fresh)
      const pairs = paths.slice(1).map((to, index) => [paths[index] ?? '', to] as const)
      const rules: Redirect[] = []
      for (const [from, to] of forwards ? pairs : pairs.toReversed()) rules.push(await make(from, to))
      for (const rule of rules) expect(await stored(rule)).toMatchObject({ to: { url: paths.at(-1) } })
      expect(await refusal(make(paths.at(-1) ?? '', paths[0] ?? ''))).toMatch(/kring/)
    }
  })

  it('not where one of them is off, gone, another tenant’s, or a domain has its own', async () => {
    const [a, b, c] = [fresh(), fresh(), fresh()]
    const first = await make(a, b, { domain: null })
    await make(b, c, { enabled: false })
    await createRedirect(payload, await createCompany(payload), { from: b, to: c })
    const other = await createDomain(payload, company.tenant)
    await make(b, c, { domain: other.id })
    expect(await stored(first)).toMatchObject({ to: { url: b } })
    expect(await routing.ask(other, a)).toBe(`301 ${c}`)
    expect(await routing.ask(company.domain, a)).toBe(`301 ${b}`)
  })
})

describe('one redirect per path', () => {
  it('is refused as a conflict, for a domain and for the whole tenant', async () => {
    for (const domain of [company.domain.id, null]) {
      const path = fresh()
      await make(path, fresh(), { domain })
      const again = make(`${path}/`, fresh(), { domain })
      await expect(again).rejects.toMatchObject({ status: 409 })
      expect(await refusal(make(path, fresh(), { domain }))).toMatch(/^from: Er is al een doorverwijzing/)
      await make(path, fresh(), { domain, match: 'prefix' })
    }
  })

  it('holds in the database itself', async () => {
    const path = fresh()
    await make(path, fresh(), { domain: null })
    const copy = routing.pool.query(
      `INSERT INTO redirects (tenant_id, domain_id, "from", match) VALUES ($1, NULL, $2, 'exact')`,
      [company.tenant.id, path],
    )
    await expect(copy).rejects.toMatchObject({ code: '23505' })
  })

  it('may be changed without standing in its own way', async () => {
    const rule = await make(fresh(), fresh())
    const data = { status: '302' as const }
    await payload.update({ collection: 'redirects', id: rule.id, data, overrideAccess: true })
    expect(await stored(rule)).toMatchObject({ status: '302' })
  })
})

describe('old paths', () => {
  it('are none that the installation answers itself, nor the whole site', async () => {
    expect(await refusal(make('/admin/x', '/y'))).toMatch(/^from: Dit adres beantwoordt het systeem zelf/)
    expect(await refusal(make('/', '/y', { match: 'prefix' }))).toMatch(/^from: Dit verwijst de hele site/)
    await make('/admin/cms/pages', '/y')
  })
})

describe('what the system keeps', () => {
  it('is not a person’s to write: hits, their time, and where the rule came from', async () => {
    const as = { user: company.editor, overrideAccess: false } as const
    const claimed = { hits: 99, lastHitAt: '2026-01-01T00:00:00.000Z', origin: 'slug-change' } as const
    const rule = await payload.create({
      collection: 'redirects',
      data: {
        tenant: company.tenant.id,
        domain: company.domain.id,
        from: fresh(),
        to: { type: 'custom', url: fresh() },
        status: '302',
        match: 'exact',
        ...claimed,
      },
      ...as,
    })
    const kept = { hits: 0, origin: 'manual' }
    expect(await stored(rule)).toMatchObject(kept)
    await payload.update({ collection: 'redirects', id: rule.id, data: claimed, ...as })
    expect(await stored(rule)).toMatchObject(kept)
    expect((await stored(rule)).lastHitAt ?? null).toBeNull()
  })
})

describe('targets', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'blob:https://a.test/x',
    'vbscript:x',
    '//a.test',
    'ftp://a.test/',
  ])('never %s', async (target) => {
    expect(await refusal(make(fresh(), target))).toMatch(/^to\.url: Geef een pad/)
  })

  it('may lie elsewhere, over http and https', async () => {
    const [a, b] = [fresh(), fresh()]
    await make(a, 'https://elders.test/x#deel')
    await make(b, 'http://elders.test/')
    expect(await routing.ask(company.domain, a)).toBe('301 https://elders.test/x#deel')
    expect(await routing.ask(company.domain, b)).toBe('301 http://elders.test/')
  })
})
