import { describe, expect, it } from 'vitest'

import { createApi } from '@/src/api'

const app = createApi({
  payload: () => Promise.reject(new Error('icons need no database')),
  migrations: [],
})

const ask = async (query: string) => {
  const response = await app.request(`/api/icons/lucide.json${query}`)
  return { response, body: (await response.json()) as Record<string, unknown> }
}

describe('GET /api/icons/lucide.json', () => {
  it('returns the requested icons, and lists unknown names', async () => {
    const { response, body } = await ask('?icons=file-text,house,no-such-icon')
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=604800')
    expect(body).toEqual({
      prefix: 'lucide',
      width: 24,
      height: 24,
      icons: { 'file-text': { body: expect.any(String) }, house: { body: expect.any(String) } },
      not_found: ['no-such-icon'],
    })
  })

  it.each(['', '?icons=', '?icons=,', `?icons=${'a,'.repeat(65)}`, `?icons=${'a'.repeat(2001)}`])(
    'rejects %s',
    async (query) => {
      expect((await ask(query)).response.status).toBe(422)
    },
  )

  it('answers 304 when the ETag is current', async () => {
    const etag = (await ask('?icons=house')).response.headers.get('etag') ?? ''
    const again = (icons: string) =>
      app.request(`/api/icons/lucide.json?icons=${icons}`, { headers: { 'if-none-match': etag } })
    expect((await again('house')).status).toBe(304)
    expect((await again('anchor')).status).toBe(200)
  })

  it('is 404 for other collections', async () => {
    expect((await app.request('/api/icons/nowhere.json?icons=a')).status).toBe(404)
  })
})
