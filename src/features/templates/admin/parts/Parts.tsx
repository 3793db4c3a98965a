import { useFormFields } from '@payloadcms/ui'
import { useEffect, useState } from 'react'

import type { TemplateChoice } from '@/src/api-client/schema'
import { SelectorCard, SelectorGroup, useBlockButtons } from '@/src/upstream/payload/block-selector'
import { Sketch } from '../Sketch'
import type { TemplateTexts } from '../texts'
import { useInsertPart } from './use-insert-part'

type Props = { groups: Element | null; texts: TemplateTexts }

async function findParts(tenant: string, signal: AbortSignal): Promise<TemplateChoice[]> {
  const { panelApi } = await import('@/src/api-client/panel')
  const { data } = await panelApi('/panel-api/templates/choices', { tenant, query: { kind: 'part' }, signal })
  return data
}

/** The parts of the tenant of the document, read each time a selector opens. Without an answer the selector is as it was. */
function useParts(isOpen: boolean): TemplateChoice[] {
  const tenant = useFormFields(([fields]) => fields.tenant?.value)
  const [parts, setParts] = useState<TemplateChoice[]>([])
  useEffect(() => {
    if (!isOpen || typeof tenant !== 'string') return
    const controller = new AbortController()
    const load = async () => {
      try {
        setParts(await findParts(tenant, controller.signal))
      } catch {
        if (!controller.signal.aborted) setParts([])
      }
    }
    void load()
    return () => controller.abort()
  }, [isOpen, tenant])
  return parts
}

/** The group of parts in an open selector: those of which every block can be added there. */
export function Parts({ groups, texts }: Props) {
  const parts = useParts(groups !== null)
  const buttonOf = useBlockButtons()
  const insert = useInsertPart(texts)
  if (!groups) return null
  const offered = parts.filter(
    ({ types }) => types.length > 0 && types.every((type) => buttonOf(groups, type) !== null),
  )
  if (offered.length === 0) return null
  const addIn = (blockType: string): boolean => {
    const button = groups.isConnected ? buttonOf(groups, blockType) : null
    button?.click()
    return button !== null
  }
  return (
    <SelectorGroup groups={groups} label={texts.parts}>
      {offered.map((part) => (
        <SelectorCard
          key={part.id}
          label={part.name}
          description={part.description}
          picture={<Sketch {...part} />}
          onClick={() => void insert(part, addIn)}
        />
      ))}
    </SelectorGroup>
  )
}
