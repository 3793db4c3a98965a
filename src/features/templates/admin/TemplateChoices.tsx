'use client'

import { useEffect, useId, useState } from 'react'

import { useProblem } from '@/src/admin/dialog/problems'
import type { ApiResponse } from '@/src/api-client/types'
import type { TemplateTexts } from './texts'
import { TemplateCard } from './TemplateCard'

/** So long nobody types another letter. */
const PAUSE_MS = 250

type Found = ApiResponse<'/panel-api/templates/choices'>
type Props = { tenant: string | null; texts: TemplateTexts }

const NONE: Found = { data: [], meta: { total: 0 } }

/** The templates of a tenant that a page can begin with. */
async function findChoices(tenant: string | null, search: string, signal: AbortSignal): Promise<Found> {
  if (tenant === null) return NONE
  const { panelApi } = await import('@/src/api-client/panel')
  return panelApi('/panel-api/templates/choices', { tenant, query: { search }, signal })
}

/** The templates as cards of which one is chosen, and a field to search them. */
export function TemplateChoices({ tenant, texts }: Props) {
  const [search, setSearch] = useState('')
  const problemId = useId()
  const problem = useProblem('template')
  const [found, setFound] = useState<Found | 'failed' | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    const look = async () => {
      try {
        setFound(await findChoices(tenant, search, controller.signal))
      } catch {
        if (!controller.signal.aborted) setFound('failed')
      }
    }
    const timer = setTimeout(() => void look(), search ? PAUSE_MS : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [tenant, search])

  return (
    <>
      <label className="gevel-dialog__field">
        {texts.search}
        <input
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          // Enter would make a page of whatever is chosen.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </label>
      <fieldset
        className="gevel-templates"
        role="radiogroup"
        aria-invalid={problem !== undefined}
        aria-describedby={problem && problemId}
      >
        <legend>{texts.templates}</legend>
        {problem && (
          <p id={problemId} className="gevel-dialog__problem">
            {problem}
          </p>
        )}
        <Cards found={found} searched={search !== ''} texts={texts} />
      </fieldset>
    </>
  )
}

type CardsProps = { found: Found | 'failed' | null; searched: boolean; texts: TemplateTexts }

function Cards({ found, searched, texts }: CardsProps) {
  if (found === null) return <output />
  if (found === 'failed') return <p role="alert">{texts.failed}</p>
  const { data: choices, meta } = found
  const said = searched ? texts.notFound : texts.none
  const rest = meta.total - choices.length
  return (
    <>
      {choices.map((choice) => (
        <TemplateCard key={choice.id} choice={choice} />
      ))}
      <output>{choices.length === 0 ? said : rest > 0 && texts.more(rest)}</output>
    </>
  )
}
