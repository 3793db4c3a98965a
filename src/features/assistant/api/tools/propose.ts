import { z } from '@hono/zod-openapi'

import { invalid } from '@/src/api/core/from-error'
import { uuid } from '@/src/api/core/schemas'
import { lockOf } from '@/src/features/assistant/rules/changeable'
import { applyChanges, type Change, EDITABLE, type Editable } from '@/src/features/assistant/rules/proposal'
import { readEditable, type Row } from './editable'
import { checkContent } from './check-content'
import { converterOf, toChange, type WantedChange, wantedChange } from './to-change'
import { defineTool } from './tool'

const MAX_CHANGES = 100

const input = z.strictObject({
  collection: z.enum(EDITABLE),
  id: uuid,
  changes: z.array(wantedChange).min(1).max(MAX_CHANGES),
})

function assertChangeable(collection: Editable, wanted: WantedChange): void {
  const lock = lockOf({ collection, path: wanted.action === 'set' ? wanted.path : null })
  if (lock) throw invalid([lock])
}

const titleOf = ({ title, name, filename }: Row): string | null => {
  const first = title ?? name ?? filename
  return typeof first === 'string' ? first : null
}

export const proposeTool = defineTool({
  name: 'propose',
  title: 'Propose changes of a document',
  description:
    'Proposes changes of a page, post, template, product, category, image (its alt text and caption) or the texts of a form, the navigation or the footer in one language. Nothing changes until a person accepts. Read the document first. Languages share blocks and their order; texts belong to one language. Each change is applied to the result of those before it.',
  permission: 'content.write',
  input,
  run: async ({ caller, locale, resources, propose }, { changes: wanted, ...place }) => {
    const { doc, content, etag } = await readEditable(resources, caller, { ...place, locale })
    const convert = await converterOf(caller.req.payload)
    const changes: Change[] = []
    let changed = content
    for (const [index, one] of wanted.entries()) {
      assertChangeable(place.collection, one)
      const change = toChange({ content: changed, id: String(index + 1), convert }, one)
      changed = applyChanges(changed, [change])
      changes.push(change)
    }
    await checkContent(resources.documents[place.collection], { caller, locale, current: doc }, changed)
    const proposal = await propose({
      ...{ locale, changes, base: etag, title: titleOf(content) },
      ...{ collection: place.collection, document: place.id },
    })
    return { proposal: proposal.id, note: 'The person decides whether to accept it.' }
  },
})
