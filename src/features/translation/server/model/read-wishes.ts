import type { Payload } from 'payload'

import { readAssistantSettings } from '@/src/features/assistant'
import type { Pair } from '@/src/database/translations/store'
import type { Term, Wishes } from '../../rules/model/prompt'

/** How a tenant wants to be translated: tone and instructions of the language that is written, and its terms. */
export async function readWishes(
  payload: Payload,
  { tenant, from, to }: Pair & { tenant: string },
): Promise<Wishes> {
  const [source, target] = await Promise.all([
    readAssistantSettings(payload, tenant, from),
    readAssistantSettings(payload, tenant, to),
  ])
  const written = new Map(target?.glossary?.map(({ id, term }) => [id, term?.trim()]))
  const terms = (source?.glossary ?? []).flatMap(({ id, term, keep }): Term[] => {
    const [own, other] = [term?.trim(), written.get(id)]
    if (!own || (!keep && !other)) return []
    return [{ source: own, target: keep ? null : (other ?? null) }]
  })
  return { tone: target?.tone ?? null, instructions: target?.instructions ?? null, terms }
}
