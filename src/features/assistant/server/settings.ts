import type { Payload } from 'payload'

import type { AssistantSetting } from '@/payload-types'
import { processCaches } from '@/src/cache/tagged-cache'
import { cacheTags } from '@/src/cache/tags'
import { LOCALES, type Locale } from '@/src/lib/constants'
import type { Limit } from '@/src/features/assistant/rules/budget'

async function findSettings(
  payload: Payload,
  tenant: string,
  locale: Locale,
): Promise<AssistantSetting | null> {
  const { docs } = await payload.find({
    collection: 'assistant-settings',
    where: { tenant: { equals: tenant } },
    limit: 1,
    pagination: false,
    depth: 0,
    locale,
    // The caller checks that its account may use the assistant; the sealed key is readable for nobody.
    overrideAccess: true,
    showHiddenFields: true,
  })
  return docs[0] ?? null
}

/** The assistant settings of a tenant, with its texts in one language; null when it has never saved any. For the server only: they hold the sealed key. */
export async function readAssistantSettings(
  payload: Payload,
  tenant: string,
  locale: Locale = LOCALES[0],
): Promise<AssistantSetting | null> {
  const { assistant: cache } = processCaches()
  const key = `${tenant} ${locale}`
  const cached = cache.get(key)
  if (cached) return cached.settings
  const since = cache.generation()
  const settings = await findSettings(payload, tenant, locale)
  cache.set(key, { settings, tags: [cacheTags.assistant(tenant)] }, since)
  return settings
}

const FIELDS = [
  { period: 'day', unit: 'cost', name: 'dayCost' },
  { period: 'day', unit: 'tokens', name: 'dayTokens' },
  { period: 'month', unit: 'cost', name: 'monthCost' },
  { period: 'month', unit: 'tokens', name: 'monthTokens' },
] as const

/** The limits that a tenant has set. */
export const limitsOf = ({ budgets }: Pick<AssistantSetting, 'budgets'>): Limit[] =>
  (['person', 'tenant'] as const).flatMap((scope) =>
    FIELDS.flatMap(({ period, unit, name }) => {
      const amount = budgets?.[scope]?.[name]
      return typeof amount === 'number' ? [{ scope, period, unit, amount }] : []
    }),
  )
