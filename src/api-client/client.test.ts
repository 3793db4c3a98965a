import { glob, readFile } from 'node:fs/promises'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'

import { HttpError } from '@/src/platform/http/http-error'
import { api, apiWithHeaders } from './api'
import { panelApi } from './panel'
import { panelHref } from './panel-href'
import { problemOf } from './problem'
import type { Block, Paths, RichText, Session } from './schema'
import type { ApiResponse, Data, MethodOf, Options, PanelOptions, PanelPath } from './types'

type Sent = { url: string; method: string; headers: Headers; body: unknown }

/** A server that answers every call alike; gives what it was sent. */
function answering(status: number, body: unknown, type = 'application/json'): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push({ url, method: init.method ?? 'GET', headers: new Headers(init.headers), body: init.body })
    const text = body === null ? null : JSON.stringify(body)
    return new Response(text, { status, headers: { 'content-type': type } })
  })
  return sent
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('api', () => {
  it('sends parameters, headers and body as the OpenAPI document declares them', async () => {
    const sent = answering(200, { data: {} })
    await api('/api/bookings/{id}', { params: { id: 'a/b c' }, headers: { 'x-booking-token': 'held' } })
    await api('/api/consent', { query: { locale: 'nl', version: 3 }, baseURL: 'https://kade.example' })
    await api('/api/auth/verify', { method: 'post', body: { token: 'x' } })
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/bookings/a%2Fb%20c',
      'GET https://kade.example/api/consent?locale=nl&version=3',
      'POST /api/auth/verify',
    ])
    expect(sent[0]?.headers.get('x-booking-token')).toBe('held')
    expect(sent[2]?.body).toBe('{"token":"x"}')
  })

  it('sends the given token and tenant', async () => {
    const sent = answering(200, { data: {} })
    await api('/api/admin/dashboard', { token: 'secret', tenant: 'kade' })
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      authorization: 'Bearer secret',
      'x-tenant': 'kade',
    })
  })

  it('sends CSV and multipart bodies with their content type', async () => {
    const sent = answering(200, { data: {} })
    await api('/api/admin/redirects/import', { method: 'post', body: 'from,to\n/a,/b' })
    expect(sent[0]?.headers.get('content-type')).toBe('text/csv')
    expect(sent[0]?.body).toBe('from,to\n/a,/b')
    const body = new FormData()
    await api('/api/admin/images', { method: 'post', body })
    expect(sent[1]?.headers.has('content-type')).toBe(false)
    expect(sent[1]?.body).toBe(body)
  })

  it('returns the response body, and undefined for 204', async () => {
    answering(200, { data: { status: 'ok' } })
    expect(await api('/api/health/live')).toEqual({ data: { status: 'ok' } })
    answering(204, null)
    expect(await api('/api/auth/logout', { method: 'post' })).toBeUndefined()
  })

  it('returns the response headers from apiWithHeaders', async () => {
    const answer = { data: { status: 'ok' } }
    vi.stubGlobal('fetch', async () => Response.json(answer, { status: 201, headers: { etag: '"v1"' } }))
    const { body, status, headers } = await apiWithHeaders('/api/health/live', {})
    expect([body, status, headers.get('etag')]).toEqual([answer, 201, '"v1"'])
    expectTypeOf(body).toEqualTypeOf<ApiResponse<'/api/health/live'>>()
  })

  it('throws an error whose problem is that of the API', async () => {
    const refusal = { title: 'Validation failed', errors: [{ path: 'email', message: 'is taken' }] }
    const refused = (type: string) => {
      answering(422, refusal, type)
      return api('/api/health/live').catch((error: unknown) =>
        error instanceof HttpError ? problemOf(error) : undefined,
      )
    }
    expect(await refused('application/problem+json')).toEqual(refusal)
    expect(await refused('application/json')).toBeNull()
  })
})

describe('panelApi', () => {
  it('calls the mount for the session cookie, with the id of the tenant', async () => {
    const sent = answering(200, { data: {} })
    await panelApi('/api/admin/users/{id}', { method: 'delete', params: { id: 'a' }, tenant: 'b' })
    await panelApi('/panel-api/templates/choices', { query: { search: 'dienst' } })
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'DELETE /panel-api/users/a',
      'GET /panel-api/templates/choices?search=dienst',
    ])
    expect(sent[0]?.headers.get('x-tenant')).toBe('b')
  })

  it('accepts only operations of the panel, with their types', () => {
    expectTypeOf<PanelPath>().not.toExtend<'/api/posts'>()
    expectTypeOf<'/api/posts'>().not.toExtend<PanelPath>()
    expectTypeOf<PanelOptions<'/api/admin/users', 'post'>>().not.toHaveProperty('token')
    expectTypeOf<PanelOptions<'/api/admin/users', 'post'>['body']>().toEqualTypeOf<
      Options<'/api/admin/users', 'post'>['body']
    >()
  })

  it('builds the same URLs for links', () => {
    expect(panelHref('/api/admin/redirects/export')).toBe('/panel-api/redirects/export')
    const query = { where: '{"status":{"equals":"spam"}}', search: 'a b' }
    expect(panelHref('/panel-api/form-submissions/export-list', query)).toBe(
      '/panel-api/form-submissions/export-list?where=%7B%22status%22%3A%7B%22equals%22%3A%22spam%22%7D%7D&search=a+b',
    )
    const ids = { id: 'a b', attachment: 'c' }
    expect(panelHref('/api/admin/form-submissions/{id}/attachments/{attachment}', undefined, ids)).toBe(
      '/panel-api/form-submissions/a%20b/attachments/c',
    )
  })
})

type Takes<Given, Wanted> = Given extends Wanted ? true : false

describe('the types of a call', () => {
  it('are those of the operation', () => {
    expectTypeOf<Data<'/api/auth/session'>>().toEqualTypeOf<Session>()
    expectTypeOf<ApiResponse<'/api/auth/logout', 'post'>>().toBeUndefined()
    expectTypeOf<Data<'/api/admin/posts/{uuid}'>['content']>().toEqualTypeOf<RichText | null>()
    expectTypeOf<Data<'/api/admin/products/{id}'>['description']>().toEqualTypeOf<RichText | null>()
    expectTypeOf<MethodOf<'/api/forms'>>().toEqualTypeOf<'post'>()
    expectTypeOf<Options<'/api/forms', 'post'>['body']>().toEqualTypeOf<Paths['/api/forms']['post']['body']>()
  })

  it('require what the operation requires, and reject anything else', () => {
    const needs = { params: { id: '' }, headers: { 'x-booking-token': '' } }
    expectTypeOf<Takes<typeof needs, Options<'/api/bookings/{id}'>>>().toEqualTypeOf<true>()
    expectTypeOf<Takes<{ params: { id: string } }, Options<'/api/bookings/{id}'>>>().toEqualTypeOf<false>()
    expectTypeOf<Takes<{ method: 'post' }, Options<'/api/forms', 'post'>>>().toEqualTypeOf<false>()
    expectTypeOf<Takes<object, Options<'/api/forms'>>>().toEqualTypeOf<false>()
    expectTypeOf<Takes<{ query: { locale: 'de' } }, Options<'/api/domains'>>>().toEqualTypeOf<false>()
    expectTypeOf<Takes<{ tenant: string }, Options<'/api/admin/pages'>>>().toEqualTypeOf<true>()
    expectTypeOf<Options<'/api/health/live'>>().not.toHaveProperty('tenant')
    expectTypeOf<Options<'/api/admin/redirects/import', 'post'>['body']>().toEqualTypeOf<string>()
    expectTypeOf<Options<'/api/admin/images', 'post'>['body']>().toEqualTypeOf<FormData>()
    expectTypeOf(api<'/api/health/live'>).returns.resolves.toEqualTypeOf<ApiResponse<'/api/health/live'>>()
  })

  it('have the fields of a block by its type, in requests as well', () => {
    type Body = Options<'/api/admin/pages/{uuid}', 'put'>['body']
    type Read = Data<'/api/admin/pages/{uuid}'>['blocks']
    expectTypeOf<Takes<Read, Body['blocks']>>().toEqualTypeOf<true>()
    type OneOf<B> = Takes<{ title: string; blocks: B[] }, Body>
    type Faq = { blockType: 'faq'; items: { question: string; answer: RichText }[] }
    expectTypeOf<OneOf<Faq>>().toEqualTypeOf<true>()
    expectTypeOf<OneOf<{ blockType: 'faq'; items: string[] }>>().toEqualTypeOf<false>()
    expectTypeOf<OneOf<{ blockType: 'questions' }>>().toEqualTypeOf<false>()
    expectTypeOf<Extract<Block, { blockType: 'gallery' }>>().toHaveProperty('items')
    expectTypeOf<Extract<Block, { blockType: 'gallery' }>>().not.toHaveProperty('images')
    type Added = Options<'/api/admin/pages/{uuid}/add-block', 'post'>['body']
    const hero = { blockType: 'hero', data: { heading: 'x' } } as const
    expectTypeOf<Takes<typeof hero, Added>>().toEqualTypeOf<true>()
    expectTypeOf<Takes<{ blockType: 'hero'; data: { heading: 5 } }, Added>>().toEqualTypeOf<false>()
    expectTypeOf<Added['data'] & object>().not.toHaveProperty('id')
  })
})

/** Files of the site and the panel whose text matches. */
async function filesWith(text: RegExp): Promise<string[]> {
  const found: string[] = []
  const folders = '{blocks,src/{admin,components},src/features/*/{admin,components}}'
  for await (const file of glob(`${folders}/**/*.{ts,tsx}`)) {
    if (!/\.test\.tsx?$/.test(file) && text.test(await readFile(file, 'utf8'))) found.push(file)
  }
  return found
}

describe('the site and the panel', () => {
  it('call their own API only through the typed client', async () => {
    const calls = String.raw`\b(?:api\(|panelApi(?:WithEtag)?\(|panelEvents\(|panelHref\(|Data<|(?:Panel)?Options<|ApiResponse<)`
    expect(await filesWith(new RegExp(String.raw`(?<!${calls}\s*)['"\`]/(?:panel-)?api/`))).toEqual([])
  })

  it('use fetch only for what Payload alone can do, for a stream, and for the file of a new version', async () => {
    expect((await filesWith(/\bfetch\(/)).toSorted()).toEqual([
      'src/admin/document/store-draft.ts',
      'src/admin/open-form/use-saved-on-leaving.ts',
      'src/features/accounts/admin/sign-out/SignOut.tsx',
      'src/features/assistant/admin/send-message.ts',
      'src/features/document-versions/admin/restore.ts',
      'src/features/edit-on-site/components/show-corner.ts',
      'src/features/forms/admin/MarkRead.tsx',
      'src/features/site-links/admin/HiddenLinks.tsx',
      'src/features/templates/admin/parts/use-insert-part.ts',
      'src/features/translation/admin/field-mark/source-value.ts',
      'src/features/versions/components/find-newer.ts',
    ])
  })
})
