import { violationsOn } from './axe'
import { expect, test } from './fixtures'
import { asPersonOfKade } from './people-of-kade'

const CODE = 'const vraag = (antwoord: number) => antwoord === 42'

/** An article whose text is one code block. */
const withCode = (tenant: string) => ({
  tenant,
  title: 'Met code',
  content: {
    root: {
      type: 'root',
      direction: 'ltr',
      format: '',
      indent: 0,
      version: 1,
      children: [
        {
          type: 'block',
          version: 2,
          format: '',
          fields: { id: '6912f0a1b2c3d4e5f6a7b8c9', blockType: 'Code', language: 'typescript', code: CODE },
        },
      ],
    },
  },
})

test('the code editor of an article loads nothing from other hosts', async ({ page, siteUrl, session }) => {
  test.slow()
  const base = siteUrl('localhost').replace(/\/$/, '')
  const { idOf, remove } = await asPersonOfKade(page, base, session.token, { role: 'editor' })
  const made = await page.request.post(`${base}/payload-api/posts?draft=true&locale=nl`, {
    headers: { Authorization: `JWT ${session.token}` },
    data: withCode(await idOf('tenants?where[slug][equals]=kade')),
  })
  const { doc } = (await made.json()) as { doc: { id: string } }
  const foreign: string[] = []
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && !hostname.endsWith('localhost')) foreign.push(request.url())
  })
  await page.goto(`${base}/admin/posts/${doc.id}`)
  const code = page.locator('.gevel-code textarea')
  await expect(code).toHaveValue(CODE)
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await code.fill(`${CODE}\n// klaar`)
  expect((await saved).request().postData()).toContain('// klaar')
  expect(await violationsOn(page, '.gevel-code')).toEqual([])
  expect(foreign).toEqual([])
  await remove(`posts/${doc.id}`)
})
