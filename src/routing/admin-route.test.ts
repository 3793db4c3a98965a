import { readdir } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

import { COLLECTIONS, type CollectionFacts } from '@/collections/registry'
import { adminHref, documentHref, toPublicAdminPath, toPayloadAdminPath } from './admin-paths'
import { adminRewrite } from './admin-request'
import { routeAdmin, type AdminRequest } from './admin-route'

const ID = '0b6c1f4e-8f0e-4c3c-9d57-0f4b8a3f9a11'

const request = (pathname: string, more: Partial<AdminRequest> = {}): AdminRequest => ({
  method: 'GET',
  pathname,
  search: '',
  scripted: false,
  referrer: null,
  storedLanguage: null,
  ...more,
})

describe('admin paths', () => {
  const pairs: [spec: string, native: string][] = [
    ['/cms/pages', '/collections/pages'],
    [`/cms/pages/${ID}`, `/collections/pages/${ID}`],
    [`/cms/pages/${ID}/versions`, `/collections/pages/${ID}/versions`],
    ['/cms/pages/create', '/collections/pages/create'],
    ['/cms/page-urls', '/collections/page-urls'],
    [`/cms/templates/${ID}`, `/collections/templates/${ID}`],
    ['/redirects/new', '/collections/redirects/create'],
    [`/domains/${ID}`, `/collections/domains/${ID}`],
    ['/users', '/collections/users'],
    ['/images', '/collections/media'],
    ['/navigation', '/collections/navigation'],
  ]

  it.each(pairs)('maps %s to %s and back', (spec, native) => {
    expect(toPayloadAdminPath(spec)).toBe(native)
    expect(toPublicAdminPath(native)).toBe(spec)
  })

  it.each(Object.entries<CollectionFacts>(COLLECTIONS))('map to %s and back', (slug, { adminPath }) => {
    expect(toPayloadAdminPath(adminPath)).toBe(`/collections/${slug}`)
    expect(toPublicAdminPath(`/collections/${slug}/${ID}`)).toBe(`${adminPath}/${ID}`)
    expect(toPayloadAdminPath(adminHref('nl', `/collections/${slug}/create`).slice('/admin'.length))).toBe(
      `/collections/${slug}/create`,
    )
  })

  it('include exactly the previews that exist', async () => {
    const folder = 'src/app/(preview)/admin'
    const pages = await readdir(folder, { recursive: true })
    const existing = pages.filter((file) => file.includes('preview/[id]/')).map((file) => `/${file}`)
    const files = { site: 'route.ts', panel: 'page.tsx' }
    const expected = Object.values<CollectionFacts>(COLLECTIONS).flatMap(({ previewed, adminPath }) =>
      previewed ? [`${adminPath}/preview/[id]/${files[previewed]}`] : [],
    )
    const ofReleases = '/releases/preview/[id]/route.ts'
    expect(existing.toSorted()).toEqual([...expected, ofReleases].toSorted())
  })

  it.each(['', '/login', '/account', '/usersx', '/cms', `/cms/pages/preview/${ID}`, `/posts/preview/${ID}`])(
    '%s has no native path',
    (path) => {
      expect(toPayloadAdminPath(path)).toBeNull()
    },
  )

  it('open the create form at /new for every collection', () => {
    expect(toPayloadAdminPath('/domains/new')).toBe('/collections/domains/create')
  })

  it('are built in both languages', () => {
    expect(documentHref('nl', 'pages', ID)).toBe(`/admin/cms/pages/${ID}`)
    expect(documentHref('en', 'redirects', 'create')).toBe('/en/admin/redirects/new')
  })
})

describe('routeAdmin', () => {
  it('ignores every other path', () => {
    for (const path of ['/', '/administratie', '/en/about', '/en/administration', '/api/admin/pages'])
      expect(routeAdmin(request(path))).toBeNull()
  })

  it('rewrites to the native path in the language of the path', () => {
    expect(routeAdmin(request('/admin/cms/pages', { search: '?page=2' }))).toEqual({
      type: 'rewrite',
      reason: 'alias',
      path: '/admin/collections/pages?page=2',
      language: 'nl',
    })
    expect(routeAdmin(request('/en/admin'))).toMatchObject({ path: '/admin', language: 'en' })
  })

  it('redirects from a native path to ours and keeps the query', () => {
    expect(routeAdmin(request('/admin/collections/media', { search: '?limit=5' }))).toMatchObject({
      type: 'redirect',
      to: '/admin/images?limit=5',
    })
  })

  it('stays English when a link on an English page has a Dutch path', () => {
    const followed = { scripted: true, referrer: '/en/admin/cms/pages' }
    expect(routeAdmin(request(`/admin/collections/pages/${ID}`, followed))).toMatchObject({
      to: `/en/admin/cms/pages/${ID}`,
    })
    expect(routeAdmin(request('/admin/account', followed))).toMatchObject({
      reason: 'language',
      to: '/en/admin/account',
    })
  })

  it('changes to Dutch when the browser navigates to a Dutch path', () => {
    expect(routeAdmin(request('/admin/users', { referrer: '/en/admin/users' }))).toMatchObject({
      type: 'rewrite',
      language: 'nl',
    })
  })

  it('stays English after a redirect by Payload itself', () => {
    const storedLanguage = { storedLanguage: 'en' } as const
    expect(
      routeAdmin(request('/admin/login', { ...storedLanguage, search: '?redirect=%2Fadmin' })),
    ).toMatchObject({
      to: '/en/admin/login?redirect=%2Fadmin',
    })
    expect(routeAdmin(request('/admin/collections/footer/create', storedLanguage))).toMatchObject({
      to: '/en/admin/footer/create',
    })
    expect(routeAdmin(request('/admin', storedLanguage))).toMatchObject({ type: 'rewrite', language: 'nl' })
  })

  it('never redirects a POST, so that no form loses its body', () => {
    expect(
      routeAdmin(
        request('/admin/collections/pages', { method: 'POST', scripted: true, referrer: '/en/admin' }),
      ),
    ).toMatchObject({ type: 'rewrite', path: '/admin/collections/pages' })
  })

  it('removes the prefix of the default language', () => {
    expect(routeAdmin(request('/nl/admin/users', { search: '?a=1' }))).toMatchObject({
      type: 'redirect',
      to: '/admin/users?a=1',
    })
  })
})

describe('the teapot', () => {
  it('is the one admin path with a status of its own', () => {
    expect(routeAdmin(request('/en/admin/cms/playground/teapot'))).toMatchObject({
      type: 'rewrite',
      path: '/admin/cms/playground/teapot',
      language: 'en',
      status: 418,
    })
    expect(routeAdmin(request('/admin/cms/playground'))).not.toHaveProperty('status')
  })
})

const POLICY = "script-src 'nonce-x'"

describe('the language of the admin', () => {
  it('replaces the stored language and keeps other cookies', () => {
    const forwarded = adminRewrite(new Headers({ cookie: 'a=1; payload-lng=nl; payload-token=x' }), {
      language: 'en',
      policy: POLICY,
    })
    expect(forwarded.request.headers.get('cookie')).toBe('a=1; payload-token=x; payload-lng=en')
  })

  it('is stored for documents, not for requests of scripts', () => {
    const document = new Headers({ 'sec-fetch-dest': 'document' })
    const cookieFor = (headers: Headers) =>
      new Headers(adminRewrite(headers, { language: 'en', policy: POLICY }).headers).get('set-cookie')
    expect(cookieFor(document)).toContain('payload-lng=en; Path=/')
    expect(cookieFor(new Headers({ 'sec-fetch-dest': 'empty' }))).toBeNull()
  })

  it('comes with the policy of the page, for the browser and for Next', () => {
    const { headers, request } = adminRewrite(new Headers(), { language: 'en', policy: POLICY })
    for (const sent of [new Headers(headers), request.headers])
      expect(sent.get('content-security-policy')).toBe(POLICY)
  })
})
