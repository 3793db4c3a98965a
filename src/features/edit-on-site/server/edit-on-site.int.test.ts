import { createLocalReq, type Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { env } from '@/src/platform/env'
import { siteOrigin } from '@/src/platform/site-origin'
import { editOnSiteHref } from '@/src/routing/admin-paths'
import { tokenOf } from '@/src/testing/api'
import { createBlog, createPost } from '@/src/testing/blog'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { type Company, createCompany, createDomain, createPerson, type Person } from '@/src/testing/tenants'
import { issueCode } from './issue-code'
import { leadToDocument } from './lead-to-document'
import { leadToSite } from './lead-to-site'
import { makeMarker } from './marker'
import { redeemCode } from './redeem-code'
import { stopEditing } from './stop-editing'

let payload: Payload
let company: Company
let other: Company
const panel = `http://localhost:${env.PORT}`

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
})

afterEach(() => {
  vi.useRealTimers()
})

const addressOf = ({ hostname }: { hostname: string }, path = '/over-ons?a=b') => siteOrigin(hostname) + path

/** Follows “Edit on site” in the panel. @param token of a session of the panel */
async function follow(token: string | null, address: string, headers: Record<string, string> = {}) {
  const cookie = token === null ? '' : `payload-token=${token}`
  const response = await leadToSite(
    payload,
    new Request(`http://localhost${editOnSiteHref('nl', address)}`, {
      headers: { host: 'localhost', cookie, ...headers },
    }),
  )
  return { status: response.status, location: response.headers.get('location'), response }
}

async function codeUrlFor(person: Person): Promise<URL> {
  const { location } = await follow(await tokenOf(payload, person), addressOf(company.domain))
  return new URL(location ?? '')
}

async function redeem(url: URL, hostname = url.hostname) {
  const { headers, status } = await redeemCode(payload, new Request(url, { headers: { host: hostname } }))
  return { status, location: headers.get('location'), cookie: headers.get('set-cookie'), headers }
}

const PLAIN = { status: 303, location: '/over-ons?a=b', cookie: null }

describe('“Edit on site” in the panel', () => {
  it('leads everybody who may read drafts to the page on its site, with a code', async () => {
    const people = [company.viewer, company.editor, company.admin]
    for (const person of [...people, await createPerson(payload, { superAdmin: true })]) {
      const url = await codeUrlFor(person)
      expect(url.origin + url.pathname).toBe(`${siteOrigin(company.domain.hostname)}/_edit`)
      expect(url.searchParams.get('path')).toBe('/over-ons?a=b')
      expect(url.searchParams.get('code')).toMatch(/^[\w-]{43}$/)
    }
  })

  it('keeps the code out of caches and of the Referer header', async () => {
    const { response } = await follow(await tokenOf(payload, company.editor), addressOf(company.domain))
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('leads to signing in without a session', async () => {
    const { location } = await follow(null, addressOf(company.domain))
    expect(location).toMatch(/^\/admin\/login\?redirect=%2Fadmin%2Fedit-on-site%3Furl%3D/)
  })

  it('answers 404 to people of another tenant or without a role, and for no site', async () => {
    for (const person of [other.admin, await createPerson(payload)]) {
      const { status, location } = await follow(await tokenOf(payload, person), addressOf(company.domain))
      expect({ status, location }).toEqual({ status: 404, location: null })
    }
    const token = await tokenOf(payload, company.editor)
    const moved = await createDomain(payload, company.tenant, { redirectTo: 'elders.example' })
    for (const address of ['', '/over-ons', 'javascript:alert(1)', 'https://none.example/', addressOf(moved)])
      expect([address, (await follow(token, address)).status]).toEqual([address, 404])
  })

  it('explains in the language of the panel that there is no such site', async () => {
    const token = await tokenOf(payload, other.editor)
    const cookie = `payload-token=${token}; payload-lng=en`
    const { response } = await follow(token, addressOf(company.domain), { cookie })
    const text = await response.text()
    expect(text).toContain('There is no such site')
    expect(text).toContain('href="/en/admin"')
  })

  it('leads from any other page to the panel, without a code', async () => {
    const token = await tokenOf(payload, company.editor)
    for (const site of ['cross-site', 'same-site']) {
      const { location } = await follow(token, addressOf(company.domain), { 'sec-fetch-site': site })
      expect(location).toBe('/admin')
    }
  })

  it('issues nothing to a program, nor outside the panel', async () => {
    const address = addressOf(company.domain)
    const without = await createLocalReq(
      { user: company.editor, req: { headers: new Headers({ host: 'localhost' }) } },
      payload,
    )
    expect(await issueCode(without, address)).toBeNull()
    const session = { ...company.editor, _sid: crypto.randomUUID() }
    const headers = new Headers({ host: company.domain.hostname })
    expect(
      await issueCode(await createLocalReq({ user: session, req: { headers } }, payload), address),
    ).toBeNull()
  })
})

describe('a code', () => {
  it('marks the browser once', async () => {
    const url = await codeUrlFor(company.editor)
    const first = await redeem(url)
    expect(first).toMatchObject({ status: 303, location: '/over-ons?a=b' })
    expect(first.cookie).toMatch(
      /^gevel-edit=[\w-]+\.[\w-]{43}; Expires=.*Path=\/; HttpOnly=true; SameSite=Lax/,
    )
    expect(first.headers.get('cache-control')).toBe('private, no-store')
    expect(first.headers.get('referrer-policy')).toBe('no-referrer')
    expect(await redeem(url)).toMatchObject(PLAIN)
  })

  it('counts for one of two requests at once', async () => {
    const url = await codeUrlFor(company.editor)
    const answers = await Promise.all([redeem(url), redeem(url)])
    expect(answers.filter(({ cookie }) => cookie !== null)).toHaveLength(1)
  })

  it('leads to the page as visitors see it on another host, and is used up', async () => {
    const url = await codeUrlFor(company.editor)
    expect(await redeem(url, other.domain.hostname)).toMatchObject(PLAIN)
    expect(await redeem(url)).toMatchObject(PLAIN)
  })

  it('ends after a minute, and with the session of the panel', async () => {
    const late = await codeUrlFor(company.editor)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect(await redeem(late)).toMatchObject(PLAIN)
    vi.useRealTimers()
    const person = await createPerson(payload, { role: 'editor', tenant: company.tenant })
    const url = await codeUrlFor(person)
    await payload.update({ collection: 'users', id: person.id, data: { sessions: [] }, overrideAccess: true })
    expect(await redeem(url)).toMatchObject(PLAIN)
  })

  it('leads nowhere but to a path of the site', async () => {
    for (const path of ['//evil.example', 'https://evil.example', '/\\evil.example', '']) {
      const url = new URL(`/_edit?${new URLSearchParams({ code: 'x', path })}`, addressOf(company.domain))
      expect(await redeem(url)).toMatchObject({ status: 303, location: '/', cookie: null })
    }
  })
})

describe('the corner', () => {
  const open = async (path: string, cookie: string, hostname = company.domain.hostname) => {
    const url = `http://${hostname}/_edit/open?${new URLSearchParams({ path })}`
    const response = await leadToDocument(new Request(url, { headers: { host: hostname, cookie } }))
    return response.headers.get('location')
  }
  const cookieFor = ({ hostname } = company.domain, at = panel) =>
    `gevel-edit=${makeMarker({ hostname, panel: at }).value}`

  it('leads to the form of a page or post, in the language of the path', async () => {
    const formOf = (collection: string, id: string, locale: string) =>
      `${panel}/admin/collections/${collection}/${id}?locale=${locale}`
    const list = await createBlog(payload, company)
    expect(await open('/blog', cookieFor())).toBe(formOf('pages', list.id, 'nl'))
    const about = await createPage(payload, company, { locale: 'en' })
    await createPageUrl(payload, company, about, '/about', 'en')
    expect(await open('/en/about', cookieFor())).toBe(formOf('pages', about.id, 'en'))
    const post = await createPost(payload, company)
    expect(await open(`/blog/${post.slug}`, cookieFor())).toBe(formOf('posts', post.id, 'nl'))
  })

  it('leads to the block that was in view, and to no place that is none', async () => {
    const about = await createPage(payload, company, { locale: 'nl' })
    await createPageUrl(payload, company, about, '/in-beeld', 'nl')
    const form = `${panel}/admin/collections/pages/${about.id}?locale=nl`
    const openAt = async (query: string) => {
      const { hostname } = company.domain
      const url = `http://${hostname}/_edit/open?path=/in-beeld&${query}`
      const headers = { host: hostname, cookie: cookieFor() }
      return (await leadToDocument(new Request(url, { headers }))).headers.get('location')
    }
    expect(await openAt('block=2&text=Wie+wij+zijn')).toBe(`${form}&block=2&text=Wie+wij+zijn`)
    expect(await openAt('block=x&text=Wie+wij+zijn')).toBe(form)
    expect(await openAt('block=1&text=a%26locale%3Den')).toBe(`${form}&block=1&text=a%26locale%3Den`)
  })

  it('leads to the list of pages where there is no document', async () => {
    const list = `${panel}/admin/collections/pages?tenant=${company.tenant.id}`
    expect(await open('/niets', cookieFor())).toBe(list)
  })

  it('leads nowhere else without a marker, with a forged one, and to what is no host of the panel', async () => {
    const phishing = Buffer.from(
      JSON.stringify({
        hostname: company.domain.hostname,
        panel: 'https://evil.example',
        expiresAt: 9_999_999_999,
      }),
    ).toString('base64url')
    const cookies = [
      '',
      cookieFor(other.domain),
      cookieFor(company.domain, 'https://former-panel.example'),
      `gevel-edit=${phishing}.${cookieFor().split('.').at(-1)}`,
    ]
    for (const cookie of cookies) expect(await open('/over-ons', cookie)).toBe('/over-ons')
    expect(await open('//evil.example', '')).toBe('/')
  })

  it('is removed by pages of the site only', () => {
    const { hostname } = company.domain
    const stop = (headers: Record<string, string>) =>
      stopEditing({ headers: new Headers({ host: hostname, ...headers }) })
    const own = stop({ 'sec-fetch-site': 'same-origin' })
    expect([own.status, own.headers.get('set-cookie')]).toEqual([
      204,
      expect.stringMatching(/^gevel-edit=; Expires=Thu, 01 Jan 1970/),
    ])
    const foreign = stop({ 'sec-fetch-site': 'cross-site' })
    expect([foreign.status, foreign.headers.get('set-cookie')]).toEqual([403, null])
  })
})
