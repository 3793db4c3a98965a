import { expect } from 'vitest'

import { perLocale } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { restRequest } from '../rest'
import { check, checkLists } from './check'
import type { History } from './history'
import { type Kind, RULES } from './kinds'
import { OFFLINE, publish, typed } from './model'
import { othersOf } from './others'
import type { Step } from './request'
import { remember } from './remember'
import { newRow } from './rows'
import { take } from './steps'

export type Scene = Pick<History, 'payload' | 'company' | 'second' | 'token'>

/** A document with a text in each language, and public in none if it has drafts. */
export async function newHistory(scene: Scene, kind: Kind): Promise<History> {
  const { payload, company } = scene
  const { create, data, hasDrafts, hasRows } = RULES[kind]
  const rows = hasRows ? [newRow()] : []
  const nothing = { rows, texts: perLocale(() => ({ title: null, rows: {}, kept: null })) }
  const { id, foundAt } = await create({ payload, company }, { text: 'nl 0', rows })
  const published = typed(nothing, { text: 'nl 0', rows }, 'nl')
  const draft = typed(published, { text: 'en 0', rows }, 'en')
  const languages = perLocale(() => OFFLINE)
  for (const locale of LOCALES) {
    const body = data({ text: `${locale} 0`, rows, id })
    const path = `${kind}/${id}?locale=${locale}&draft=${hasDrafts}`
    const { status, text } = await restRequest(payload, company.editor, 'PATCH', path, { body })
    expect(status, text).toBe(200)
  }
  const addresses = foundAt ? { own: foundAt, former: [], others: othersOf(company) } : null
  const model = { draft, published, languages, date: null, addresses }
  if (!hasDrafts) for (const locale of LOCALES) publish(model, locale)
  return { ...scene, kind, id, model, versions: new Map(), seen: foundAt ?? [], tag: null }
}

/** Takes the steps, and checks after each. */
export async function run(history: History, steps: readonly Step[]): Promise<void> {
  await check(history)
  await remember(history)
  for (const [index, step] of steps.entries()) {
    await take(history, step, index + 1)
    await check(history)
    await remember(history)
  }
  await checkLists(history)
}
