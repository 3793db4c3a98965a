import { expect, type Page } from '@playwright/test'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'

export const QUESTION = {
  nl: 'Waarmee kunnen we helpen?',
  en: 'How can we help?',
} as const satisfies LocaleTexts<string>

const NAME = { nl: 'Naam', en: 'Name' } as const satisfies LocaleTexts<string>
const OTHER = { nl: 'Iets anders', en: 'Something else' } as const satisfies LocaleTexts<string>

export const ANSWER = { nl: 'Een nieuwe site', en: 'A new site' } as const satisfies LocaleTexts<string>

/** A form of Kade with a name of its own, and what a visitor sends with it in both languages. */
export async function formOfKade(page: Page, base: string, token: string, recipient: string) {
  const headers = { Authorization: `JWT ${token}` }
  const tenants = await page.request.get(`${base}/payload-api/tenants?where[slug][equals]=kade`, { headers })
  const [tenant] = ((await tenants.json()) as { docs: { id: string }[] }).docs
  const title = `Vragen ${crypto.randomUUID().slice(0, 8)}`
  const fields = (language: Locale) => [
    {
      blockType: 'text',
      name: 'name',
      label: NAME[language],
      width: 'full',
      required: true,
    },
    { blockType: 'email', name: 'email', label: 'E-mail', width: 'full', required: true },
    {
      ...{
        blockType: 'select',
        name: 'wish',
        label: QUESTION[language],
        width: 'full',
        required: false,
      },
      options: [
        { value: 'site', label: ANSWER[language] },
        { value: 'other', label: OTHER[language] },
      ],
    },
  ]
  const texts = { submitButtonLabel: 'OK', confirmationTitle: 'OK' }
  const made = await page.request.post(`${base}/payload-api/forms?locale=nl&depth=0`, {
    headers,
    data: {
      ...{ tenant: tenant?.id, title, fields: fields('nl'), ...texts, confirmationType: 'message' },
      ...{ retentionDays: 30, spam: { honeypot: true, minSeconds: 2, perHour: 100 } },
      recipients: [{ email: recipient }],
    },
  })
  expect(made.status(), await made.text()).toBe(201)
  const { doc } = (await made.json()) as {
    doc: { id: string; fields: { id: string; options?: { id: string }[] }[] }
  }
  const english = fields('en').map((field, index) => {
    const stored = doc.fields[index]
    const options =
      'options' in field
        ? field.options.map((one, at) => ({ ...one, id: stored?.options?.[at]?.id }))
        : undefined
    return { ...field, id: stored?.id, ...(options && { options }) }
  })
  const changed = await page.request.patch(`${base}/payload-api/forms/${doc.id}?locale=en`, {
    headers,
    data: { fields: english, ...texts },
  })
  expect(changed.status(), await changed.text()).toBe(200)
  const submit = async (name: string, email: string, own: object = {}) => {
    const answer = await page.request.post(`${base}/api/forms`, {
      data: {
        ...{ form: doc.id, locale: 'nl', path: '/contact', website: '', seconds: 30 },
        ...{ data: { name, email, wish: 'site' }, ...own },
      },
    })
    expect(answer.status(), await answer.text()).toBe(201)
  }
  return { id: doc.id, title, tenant: tenant?.id ?? '', submit }
}
