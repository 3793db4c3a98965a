import type { APIRequestContext } from '@playwright/test'

import { DAY_MS } from '@/src/lib/durations'

const TENANT = 'kade'
const NAMES = ['Noor de Boer', 'Sanne Vermeer', 'Daan Hendriks']
const ASKED = [
  'Kunt u onze planning koppelen aan de kassa?',
  'We zoeken een ploeg voor een huurportaal.',
  'Wanneer kan er iemand langskomen?',
]

type Api = (method: 'GET' | 'POST', path: string, data?: object) => Promise<unknown>
type Found = { data: { id: string }[] }
type Form = { data: { fields: Field[] } }
type Field = { name: string | null; showWhen: unknown; type: string; options?: { value: string }[] }

function apiOf(request: APIRequestContext, base: string, token: string): Api {
  const headers = { authorization: `Bearer ${token}`, 'x-tenant': TENANT }
  return async (method, path, data) => {
    const response = await request.fetch(base + path, { method, headers, ...(data && { data }) })
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
    return (await response.json()) as unknown
  }
}

function answerTo({ type, options }: Field, index: number): unknown {
  if (type === 'tel') return `030 123 45 ${60 + index}`
  if (type === 'email') return `visitor-${index}@example.org`
  if (type === 'checkbox') return true
  if (type === 'select' || type === 'radio') return options?.[0]?.value
  if (type === 'textarea') return ASKED[index]
  return NAMES[index]
}

async function sendForms(api: Api): Promise<void> {
  const { data } = (await api('GET', '/api/admin/forms?limit=1&sort=createdAt')) as Found
  const id = data[0]?.id
  const { fields } = ((await api('GET', `/api/admin/forms/${id}`)) as Form).data
  for (const index of NAMES.keys()) {
    const answers = fields.flatMap((field) =>
      field.name && !field.showWhen ? [[field.name, answerTo(field, index)] as const] : [],
    )
    const sent = { form: id, locale: 'nl', path: '/contact', website: '', consent: true, seconds: 30 + index }
    await api('POST', '/api/forms', { ...sent, data: Object.fromEntries(answers) })
  }
}

/** What the pictures show and the demo does not have: submissions, comments and schedules. For a fresh demo. */
export async function addContent(request: APIRequestContext, base: string, token: string): Promise<void> {
  const api = apiOf(request, base, token)
  const { data } = (await api('GET', '/api/admin/pages?limit=6&sort=createdAt')) as Found
  const [home, ...others] = data.map(({ id }) => id)
  await sendForms(api)
  for (const locale of ['nl', 'en']) {
    const place = { collection: 'pages', document: home, locale }
    await api('POST', '/api/admin/comments', { ...place, text: 'Kan de inleiding een zin korter?' })
    await api('POST', '/api/admin/comments', { ...place, path: 'title', text: 'Utrecht mag hier weg.' })
  }
  for (const [index, document] of others.entries()) {
    const at = new Date(Date.now() + (index + 1) * 3 * DAY_MS).toISOString()
    await api('POST', '/api/admin/schedules', {
      collection: 'pages',
      document,
      locale: 'nl',
      action: 'unpublish',
      at,
    })
  }
}
