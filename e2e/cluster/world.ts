import { randomUUID } from 'node:crypto'
import type { Page } from '@/payload-types'
import { payloadInstance } from '@/src/platform/payload'
import { createPage, createPageUrl, paragraph } from '@/src/testing/pages'
import { type Company, createCompany } from '@/src/testing/tenants'
import { call } from './http'

/** A page of one block, by its path. */
export type SitePage = { id: string; path: string }
export type World = { company: Company; host: string; pages: readonly SitePage[]; token: string }

const text = (content: string) =>
  [
    { blockType: 'richText', measure: 'reading', tone: 'ground', content: paragraph(content) },
  ] satisfies Page['blocks']

async function createSitePage(company: Company): Promise<SitePage> {
  const payload = await payloadInstance()
  const path = `/${randomUUID()}`
  const page = await createPage(payload, company, { blocks: text('Eerste tekst.') })
  await createPageUrl(payload, company, page, path)
  return { id: page.id, path }
}

/** A tenant of its own with some published pages, and the token of its editor. */
export async function createWorld(count: number): Promise<Omit<World, 'token'>> {
  const company = await createCompany(await payloadInstance())
  const pages: SitePage[] = []
  for (let made = 0; made < count; made += 1) pages.push(await createSitePage(company))
  return { company, host: company.domain.hostname, pages }
}

/** Signs in at a node. */
export async function signIn(port: number, { editor }: Company): Promise<string> {
  const { email, password } = editor
  const { status, body } = await call(port, '/api/auth/login', { body: { email, password } })
  if (status !== 200) throw new Error(`Signing in answered ${status}: ${body}`)
  return (JSON.parse(body) as { data: { token: string } }).data.token
}

/** Publishes a page with a new text, and returns the text. */
export async function publish(port: number, { id }: SitePage, token: string): Promise<string> {
  const content = `Tekst ${randomUUID()}`
  const body = { title: 'Titel', status: 'published', blocks: text(content) }
  const answer = await call(port, `/api/admin/pages/${id}?locale=nl`, { method: 'PUT', token, body })
  if (answer.status !== 200) throw new Error(`Publishing answered ${answer.status}: ${answer.body}`)
  return content
}
