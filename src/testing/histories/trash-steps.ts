import { expect } from 'vitest'

import { LOCALES } from '@/src/lib/constants'
import { createPage, createPageUrl } from '../pages'
import { restRequest } from '../rest'
import { has, taken, type Url, urlOn } from './addresses'
import { checkGone } from './check'
import type { History } from './history'
import { takenOffline } from './effects'
import { OTHER_TITLE } from './others'
import { remember } from './remember'
import type { Request } from './request'

/** Gives another page an address. */
async function giveToOther({ payload, company, model }: History, url: Url): Promise<void> {
  const page = await createPage(payload, company, { title: OTHER_TITLE, locale: url.locale })
  const domain = { id: url.domain } as typeof company.domain
  await createPageUrl(payload, { ...company, domain }, page, url.path, url.locale)
  if (model.addresses) model.addresses = taken(model.addresses, url)
}

/** Another page gets an address that is kept with a draft, or that the page had. */
export async function takeAddress({ history, step: { locale, version } }: Request): Promise<void> {
  const { addresses, draft } = history.model
  if (!addresses) return
  const kept = (draft.texts[locale].kept ?? []).flatMap(({ domain, path }) =>
    path ? [{ domain, locale, path }] : [],
  )
  const free = [...kept, ...addresses.former.filter((url) => url.locale === locale)].filter(
    (url) => !has(addresses.own, url) && !has(addresses.others, url),
  )
  const url = free[version % free.length]
  if (url) await giveToOther(history, url)
}

/** What a document is after it was moved to the trash. */
function moveToTrash({ model }: History): void {
  for (const locale of LOCALES) takenOffline(model, locale)
  model.published = model.draft
  if (model.addresses) model.addresses = { ...model.addresses, own: [], former: [] }
}

/** Moves a document to the trash, where nobody finds or changes it, and restores it; another page may get its address meanwhile. */
export async function trash({ history, step, person, form }: Request): Promise<void> {
  const { payload, company, kind, id, model } = history
  const change = (query: string, body: object) =>
    restRequest(payload, person, 'PATCH', `${kind}/${id}?locale=${step.locale}${query}`, { body })
  const own = model.addresses?.own ?? []
  const answer = await change('', { deletedAt: new Date().toISOString() })
  expect(answer.status, answer.text).toBe(200)
  moveToTrash(history)
  await checkGone(history)
  // Its version can be restored later.
  await remember(history)
  expect((await change('&draft=true', { title: form.text })).status).toBe(403)
  expect((await change('&draft=true&trash=true', { title: form.text })).status).toBe(409)
  const lost = urlOn(own, { domain: company.domain.id, locale: step.locale })
  if (lost && step.version % 2 === 1) await giveToOther(history, lost)
  const restored = await change('&trash=true', { deletedAt: null, _status: 'published' })
  expect(restored.status, restored.text).toBe(200)
  const { addresses } = model
  if (addresses) model.addresses = { ...addresses, own: own.filter((url) => !has(addresses.others, url)) }
}
