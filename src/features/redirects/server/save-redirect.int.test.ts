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
/** A unique path. */
const newPath = (): string => `/p${(number += 1)}`

const make = (from: string, to: string, data: Partial<Omit<Redirect, 'to'>> = {}) =>
  createRedirect(payload, company, { from, to, ...data })

const stored = async ({ id }: Redirect): Promise<Redirect> =>
  payload.findByID({ collection: 'redirects', id, depth: 0, overrideAccess: true })

/** The validation errors of a save, as `field: message`. */
const errorsOf = async (work: Promise<unknown>): Promise<string> => {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  const { data } = error as { data?: { errors: { path: string; message: string }[] } }
  return (data?.errors ?? []).map(({ path, message }) => `${path}: ${message}`).join()
}

describe('loop detection', () => {
  it('rejects a redirect to itself, in any spelling, with or without a fragment', async () => {
    for (const suffix of ['', '/', '#deel', '?a=1']) {
      const path = newPath()
      expect(await errorsOf(make(path, `${path}${suffix}`))).toMatch(
        /^to\.url: Dit leidt naar het oude adres zelf/,
      )
    }
    const path = newPath()
    expect(await errorsOf(make(path, `/nl${path}`))).toMatch(/oude adres zelf/)
    expect(await errorsOf(make(path, `http://${company.domain.hostname}${path}`))).toMatch(/oude adres zelf/)
    expect(await errorsOf(make(path, `${path}/*`, { match: 'prefix' }))).toMatch(/oude adres zelf/)
  })

  it('rejects a loop through another redirect, and lists its paths in the admin language', async () => {
    const [a, b, c] = [newPath(), newPath(), newPath()]
    await make(a, b)
    await make(b, c)
    expect(await errorsOf(make(c, a))).toBe(
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
    expect(await errorsOf(english)).toBe(
      `to.url: This creates a redirect loop: ${c} → ${a} → ${c}. Choose another target.`,
    )
  })

  it('rejects a loop through prefixes', async () => {
    const [a, b, c, d] = [newPath(), newPath(), newPath(), newPath()]
    await make(a, `${b}/*`, { match: 'prefix' })
    expect(await errorsOf(make(b, `${a}/*`, { match: 'prefix' }))).toMatch(/^to\.url: .*kring/)
    expect(await errorsOf(make(b, `${a}/x/*`, { match: 'prefix' }))).toMatch(/^to\.url: .*kring/)
    await make(`${c}/k`, `${d}/k`)
    expect(await errorsOf(make(d, `${c}/*`, { match: 'prefix' }))).toMatch(/^to\.url: .*kring/)
  })

  it('rejects a loop through a redirect of all domains or of one domain', async () => {
    const [a, b] = [newPath(), newPath()]
    await make(a, b, { domain: null })
    expect(await errorsOf(make(b, a))).toMatch(/kring/)
    const [c, d] = [newPath(), newPath()]
    await make(c, d)
    expect(await errorsOf(make(d, c, { domain: null }))).toMatch(/kring/)
    // On another domain the first one does not apply.
    const other = await createDomain(payload, company.tenant)
    await make(d, c, { domain: other.id })
    expect(await routing.ask(other, d)).toBe(`301 ${c}`)
  })

  it('rejects a redirect from the path of a page to that page', async () => {
    const page = await createPage(payload, company)
    const path = newPath()
    const url = await createPageUrl(payload, company, page, path)
    const to = { type: 'reference', reference: url.id } as const
    expect(await errorsOf(createRedirect(payload, company, { from: path, to }))).toMatch(
      /^to\.reference: Dit leidt naar het oude adres zelf/,
    )
  })

  it('rejects enabling a redirect that loops, but not storing it disabled', async () => {
    const [a, b] = [newPath(), newPath()]
    await make(a, b)
    const off = await make(b, a, { enabled: false })
    const on = payload.update({
      collection: 'redirects',
      id: off.id,
      data: { enabled: true },
      overrideAccess: true,
    })
    expect(await errorsOf(on)).toMatch(/kring/)
    expect((await stored(off)).enabled).toBe(false)
  })

  it('accepts a prefix that leads below itself', async () => {
    const path = newPath()
    await make(path, `${path}/archief/*`, { match: 'prefix' })
    expect(await routing.ask(company.domain, `${path}/x`)).toBe(`301 ${path}/archief/x`)
  })

  it('rejects one of two concurrent redirects that lead to each other', async () => {
    const [a, b] = [newPath(), newPath()]
    const results = await Promise.allSettled([make(a, b), make(b, a)])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })
})

describe('collapsing chains', () => {
  it('retargets redirects that led to the new one, which keep their status', async () => {
    const [a, b, c] = [newPath(), newPath(), newPath()]
    const first = await make(a, b, { status: '308' })
    await make(b, `${c}#deel`)
    expect(await stored(first)).toMatchObject({ status: '308', to: { type: 'custom', url: `${c}#deel` } })
    expect(await routing.ask(company.domain, a)).toBe(`308 ${c}#deel`)
  })

  it('gives a redirect to an older one its target, also in the response', async () => {
    const page = await createPage(payload, company)
    const url = await createPageUrl(payload, company, page, newPath())
    const [a, b] = [newPath(), newPath()]
    await createRedirect(payload, company, { from: b, to: { type: 'reference', reference: url.id } })
    const later = await make(a, b)
    expect(later.to).toMatchObject({ type: 'reference', reference: url.id })
    expect(await stored(later)).toMatchObject({ to: { type: 'reference', reference: url.id } })
  })

  it('collapses several steps at once', async () => {
    const [a, b, c, d] = [newPath(), newPath(), newPath(), newPath()]
    const first = await make(a, b)
    const third = await make(c, d)
    await make(b, c)
    expect(await stored(first)).toMatchObject({ to: { url: d } })
    expect(await stored(third)).toMatchObject({ to: { url: d } })
  })

  it('collapses chains longer than routing follows, built from either end, and still detects loops', async () => {
    for (const forwards of [true, false]) {
      const paths = Array.from({ length: 15 }, newPath)
      const pairs = paths.slice(1).map((to, index) => [paths[index] ?? '', to] as const)
      const rules: Redirect[] = []
      for (const [from, to] of forwards ? pairs : pairs.toReversed()) rules.push(await make(from, to))
      for (const rule of rules) expect(await stored(rule)).toMatchObject({ to: { url: paths.at(-1) } })
      expect(await errorsOf(make(paths.at(-1) ?? '', paths[0] ?? ''))).toMatch(/kring/)
    }
  })

  it('does not collapse through redirects that are disabled, of another tenant or of one domain only', async () => {
    const [a, b, c] = [newPath(), newPath(), newPath()]
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

describe('uniqueness of the path', () => {
  it('rejects a duplicate as a conflict, for one domain and for all domains', async () => {
    for (const domain of [company.domain.id, null]) {
      const path = newPath()
      await make(path, newPath(), { domain })
      const again = make(`${path}/`, newPath(), { domain })
      await expect(again).rejects.toMatchObject({ status: 409 })
      expect(await errorsOf(make(path, newPath(), { domain }))).toMatch(/^from: Er is al een doorverwijzing/)
      await make(path, newPath(), { domain, match: 'prefix' })
    }
  })

  it('is enforced by the database', async () => {
    const path = newPath()
    await make(path, newPath(), { domain: null })
    const copy = routing.pool.query(
      `INSERT INTO redirects (tenant_id, domain_id, "from", match) VALUES ($1, NULL, $2, 'exact')`,
      [company.tenant.id, path],
    )
    await expect(copy).rejects.toMatchObject({ code: '23505' })
  })

  it('does not reject a change to the redirect itself', async () => {
    const rule = await make(newPath(), newPath())
    const data = { status: '302' as const }
    await payload.update({ collection: 'redirects', id: rule.id, data, overrideAccess: true })
    expect(await stored(rule)).toMatchObject({ status: '302' })
  })
})

describe('old paths', () => {
  it('cannot be paths that the installation serves itself, nor the whole site', async () => {
    expect(await errorsOf(make('/admin/x', '/y'))).toMatch(/^from: Dit adres is van het systeem zelf/)
    expect(await errorsOf(make('/', '/y', { match: 'prefix' }))).toMatch(/^from: Dit verwijst de hele site/)
    await make('/admin/cms/pages', '/y')
  })
})

describe('system fields', () => {
  it('ignores values that a request sends for hits, last hit and origin', async () => {
    const as = { user: company.editor, overrideAccess: false } as const
    const claimed = { hits: 99, lastHitAt: '2026-01-01T00:00:00.000Z', origin: 'slug-change' } as const
    const rule = await payload.create({
      collection: 'redirects',
      data: {
        tenant: company.tenant.id,
        domain: company.domain.id,
        from: newPath(),
        to: { type: 'custom', url: newPath() },
        status: '302',
        match: 'exact',
        ...claimed,
      },
      ...as,
    })
    const expected = { hits: 0, origin: 'manual' }
    expect(await stored(rule)).toMatchObject(expected)
    await payload.update({ collection: 'redirects', id: rule.id, data: claimed, ...as })
    expect(await stored(rule)).toMatchObject(expected)
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
  ])('reject %s', async (target) => {
    expect(await errorsOf(make(newPath(), target))).toMatch(/^to\.url: Geef een adres/)
  })

  it('accept other sites over http and https', async () => {
    const [a, b] = [newPath(), newPath()]
    await make(a, 'https://elders.test/x#deel')
    await make(b, 'http://elders.test/')
    expect(await routing.ask(company.domain, a)).toBe('301 https://elders.test/x#deel')
    expect(await routing.ask(company.domain, b)).toBe('301 http://elders.test/')
  })
})
