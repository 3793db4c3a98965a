import { randomUUID } from 'node:crypto'

import type { LocaleTexts } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { send } from './pages-by-api'

const WORDS = {
  nl: {
    form: '/admin',
    inRows: ['Niet getoond in het Nederlands en Engels', 'Niet getoond in het Engels'],
    remark:
      'Niet getoond in het Nederlands: Team (de pagina staat daar niet online)' +
      'Niet getoond in het Engels: Team (de pagina staat daar niet online), Werk (tekst ontbreekt)',
  },
  en: {
    form: '/en/admin',
    inRows: ['Not shown in Dutch and English', 'Not shown in English'],
    remark:
      'Not shown in Dutch: Team (the page is not online there)' +
      'Not shown in English: Team (the page is not online there), Werk (text is missing)',
  },
} as const satisfies LocaleTexts<unknown>

type Made = { doc: { id: string; items: { id: string }[] } }

for (const language of LOCALES) {
  const words = WORDS[language]

  test(`the navigation marks links that a language does not show, ${language}`, async ({
    page,
    request,
    siteUrl,
    signIn,
  }) => {
    const base = siteUrl('localhost').replace(/\/$/, '')
    const api = { request, base, headers: { Authorization: `JWT ${await signIn()}` } }
    const slug = `menu-${randomUUID()}`
    const { doc: tenant } = await send<Made>(api, 'POST', 'tenants', { name: slug, slug })
    const offline = { tenant: tenant.id, title: 'Team' }
    const { doc: team } = await send<Made>(api, 'POST', 'pages?locale=nl&draft=true', offline)
    const url = (label: string) => ({ link: { type: 'url', url: '/', label } })
    const link = { type: 'page', page: team.id }
    const { doc } = await send<Made>(api, 'POST', 'navigation?locale=nl&depth=0', {
      tenant: tenant.id,
      items: [url('Diensten'), { link: { ...link, label: 'Team' } }],
    })
    const inEnglish = ['Services', 'People'].map((label, index) => ({
      id: doc.items[index]?.id,
      link: { label },
    }))
    await send(api, 'PATCH', `navigation/${doc.id}?locale=en`, { items: inEnglish })
    await send(api, 'PATCH', `navigation/${doc.id}?locale=nl`, { items: [...doc.items, url('Werk')] })

    await page.goto(`${base}${words.form}/navigation/${doc.id}?locale=nl`)
    await expect(page.locator('.gevel-remark').filter({ hasText: 'Werk' })).toHaveText(words.remark)
    const notes = page.locator('.gevel-row-note')
    await expect(notes).toHaveText(words.inRows)
    expect(await violationsOn(page, '.gevel-remark', '#field-items')).toEqual([])
  })
}
