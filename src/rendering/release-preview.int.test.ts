import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { openPreview } from '@/src/features/previews'
import { tokenIn } from '@/src/features/previews/rules/preview'
import { payloadInstance } from '@/src/platform/payload'
import { tokenOf } from '@/src/testing/api'
import { onlyOf } from '@/src/testing/navigation'
import { createPage, createPageUrl } from '@/src/testing/pages'
import { followPreviewLink, previewFor } from '@/src/testing/previews'
import { createRelease, requestReleases } from '@/src/testing/releases'
import { type Company, createCompany } from '@/src/testing/tenants'
import { buildShell } from './build-shell'
import { readReleasePreview } from './release-preview'

let payload: Payload
let company: Company
let other: Company
let release: string

const scene = { overrideAccess: true } as const
const itemTo = (page: string, label: string) => ({
  link: { type: 'page' as const, page, label, newTab: false },
})

async function pageAt(path: string, title: string, status: 'draft' | 'published' = 'published') {
  const page = await createPage(payload, company, { title, status })
  await createPageUrl(payload, company, page, path)
  return page.id
}

beforeAll(async () => {
  payload = await payloadInstance()
  company = await createCompany(payload)
  other = await createCompany(payload)
  await pageAt('/', 'Welkom')
  const about = await pageAt('/over', 'Over ons')
  const offer = await pageAt('/actie', 'Actie', 'draft')
  await pageAt('/geheim', 'Geheim', 'draft')
  const { id: navigation } = await onlyOf(payload, company, 'navigation', { items: [itemTo(about, 'Over')] })
  const draft = { locale: 'nl', draft: true, ...scene } as const
  const title = { title: 'Over ons straks', _status: 'draft' as const }
  await payload.update({ collection: 'pages', id: about, data: title, ...draft })
  const items = { items: [itemTo(about, 'Over'), itemTo(offer, 'Actie')], _status: 'draft' as const }
  await payload.update({ collection: 'navigation', id: navigation, data: items, ...draft })
  const made = await createRelease(payload, company, [
    { collection: 'pages', document: about, locale: 'nl' },
    { collection: 'pages', document: offer, locale: 'nl' },
    { collection: 'navigation', document: navigation, locale: 'nl' },
  ])
  release = made.id
})

const asked = () => ({ collection: 'releases' as const, id: release })

async function read(url: URL, at: string | null = null) {
  const opened = await openPreview(payload, tokenIn(url.search), url.hostname)
  return opened?.account ? readReleasePreview(url.hostname, opened.document, opened.account, at) : null
}

type Shown = Awaited<ReturnType<typeof read>>
const titleOf = (shown: Shown) =>
  shown?.resolved.kind === 'page' ? shown.resolved.content.page.title : undefined

describe('the preview of a release', () => {
  it('is the site with all of its drafts together, and the rest as visitors see it', async () => {
    const url = await previewFor(payload, company.viewer, asked())
    expect(url.hostname).toBe(company.domain.hostname)
    const home = await read(url)
    expect(titleOf(home)).toBe('Welkom')
    expect(home && buildShell(home.site, home.siteShell, null, 'nl').navigation).toMatchObject([
      { label: 'Over', href: '/over' },
      { label: 'Actie', href: '/actie' },
    ])
    expect(titleOf(await read(url, '/over'))).toBe('Over ons straks')
    expect(titleOf(await read(url, '/actie'))).toBe('Actie')
  })

  it('shows no draft that is not in it, and says that there is no page', async () => {
    const shown = await read(await previewFor(payload, company.editor, asked()), '/geheim')
    expect(titleOf(shown)).toBe('Welkom')
    expect(shown?.release).toMatchObject({ isMissing: true })
  })

  it('is for nobody of another tenant, nor on their site', async () => {
    const { status } = await followPreviewLink(payload, await tokenOf(payload, other.admin), asked())
    expect(status).toBe(404)
    const url = await previewFor(payload, company.editor, asked())
    const opened = await openPreview(payload, tokenIn(url.search), url.hostname)
    if (!opened?.account) throw new Error('The preview does not open')
    const shown = await readReleasePreview(other.domain.hostname, opened.document, opened.account, null)
    expect(shown).toBeNull()
  })

  it('ends when the release is published', async () => {
    const url = await previewFor(payload, company.editor, asked())
    const published = await requestReleases(payload, company.editor, `/${release}/publish`, {
      method: 'POST',
    })
    expect(published.status, await published.text()).toBe(200)
    expect(await read(url)).toBeNull()
    const { status } = await followPreviewLink(payload, await tokenOf(payload, company.editor), asked())
    expect(status).toBe(404)
  })
})
