import { randomUUID } from 'node:crypto'
import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { createPerson, type Person } from '@/src/testing/tenants'
import { packageFile } from '@/src/testing/unpatched'
import { panelConfig as panelConfigOf } from './name-locales'
import { namePanelConfig } from './pack'
import { panelConfigPath } from './registry'
import { requestI18n } from './request-i18n'
import { respondPanelConfig } from './respond'

let payload: Payload
let person: Person

beforeAll(async () => {
  payload = await payloadInstance()
  person = await createPerson(payload, { superAdmin: true })
})

async function panelConfig(language: string) {
  const i18n = await requestI18n(payload.config, new Headers({ cookie: `payload-lng=${language}` }))
  const config = getClientConfig({ config: payload.config, i18n, importMap: {}, user: true })
  return panelConfigOf({ ...i18n, config })
}

async function request(hash: string, by: Person | null): Promise<Response> {
  const headers = new Headers({ cookie: 'payload-lng=nl' })
  if (by) headers.set('authorization', `JWT ${await tokenOf(payload, by)}`)
  const of = new Request(`http://localhost${panelConfigPath({ hash })}`, { headers })
  return respondPanelConfig(payload, of, hash)
}

describe('the config of the panel', () => {
  it('is loaded by its name, as the server has it, and kept by the browser', async () => {
    const panel = await panelConfig('nl')
    const response = await request(namePanelConfig(panel).hash, person)
    expect(response.headers.get('cache-control')).toMatch(/^private, .*immutable$/)
    const { blocksMap, ...config } = panel.config
    expect(await response.json()).toEqual({ config, translations: panel.translations })
    expect(blocksMap).toEqual(Object.fromEntries((config.blocks ?? []).map((block) => [block.slug, block])))
  })

  it('has one name per language', async () => {
    const [nl, again, en] = [await panelConfig('nl'), await panelConfig('nl'), await panelConfig('en')]
    expect(namePanelConfig(nl)).toBe(namePanelConfig(again))
    expect(namePanelConfig(en)).not.toEqual(namePanelConfig(nl))
  })

  it('names each locale in the language of the panel', async () => {
    const namesIn = async (language: string) => {
      const { localization } = (await panelConfig(language)).config
      return localization ? localization.locales.map(({ label }) => label) : []
    }
    expect(await namesIn('nl')).toEqual(['Nederlands', 'Engels'])
    expect(await namesIn('en')).toEqual(['Dutch', 'English'])
  })

  it('is not kept when another node or build has named it', async () => {
    const response = await request(randomUUID(), person)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(await response.json()).toMatchObject({ config: { collections: expect.any(Array) } })
  })

  it('is not for somebody without a session', async () => {
    expect((await request(namePanelConfig(await panelConfig('nl')).hash, null)).status).toBe(401)
  })
})

it('Payload shows the code of a locale that has a name per language', async () => {
  expect(await packageFile('@payloadcms/ui/dist/fields/FieldLabel/index.js')).toContain(
    'typeof localLabel === "string" ? localLabel : code',
  )
})

it('Payload has the whole config in its layout and in each page', async () => {
  expect(await packageFile('@payloadcms/next/dist/layouts/Root/index.js')).toContain('config: clientConfig,')
  expect(await packageFile('@payloadcms/next/dist/views/Root/index.js')).toMatch(
    /_jsxs\(PageConfigProvider, \{\s*config: clientConfig,/,
  )
})
