'use client'

import { useEffect, useId, useState } from 'react'

import { useProblem } from '@/src/admin/dialog/problems'
import type { ApiResponse } from '@/src/api-client/types'
import type { TemplateTexts } from './texts'
import { TemplateCard } from './TemplateCard'

/** Debounces typing in the search field. */
const DEBOUNCE_MS = 250

type Choices = ApiResponse<'/panel-api/templates/choices'>
type Props = { tenant: string | null; texts: TemplateTexts }

const NONE: Choices = { data: [], meta: { total: 0 } }

async function findChoices(tenant: string | null, search: string, signal: AbortSignal): Promise<Choices> {
  if (tenant === null) return NONE
  const { panelApi } = await import('@/src/api-client/panel')
  return panelApi('/panel-api/templates/choices', { tenant, query: { search }, signal })
}

/** A searchable radio group of template cards. */
export function TemplateChoices({ tenant, texts }: Props) {
  const [search, setSearch] = useState('')
  const problemId = useId()
  const problem = useProblem('template')
  const [choices, setChoices] = useState<Choices | 'failed' | null>(null)

  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      try {
        setChoices(await findChoices(tenant, search, controller.signal))
      } catch {
        if (!controller.signal.aborted) setChoices('failed')
      }
    }
    const timer = setTimeout(() => void load(), search ? DEBOUNCE_MS : 0)
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
          // Enter would submit the form.
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
        <Cards choices={choices} searched={search !== ''} texts={texts} />
      </fieldset>
    </>
  )
}

type CardsProps = { choices: Choices | 'failed' | null; searched: boolean; texts: TemplateTexts }

function Cards({ choices, searched, texts }: CardsProps) {
  if (choices === null) return <output />
  if (choices === 'failed') return <p role="alert">{texts.failed}</p>
  const { data, meta } = choices
  const emptyText = searched ? texts.notFound : texts.none
  const rest = meta.total - data.length
  return (
    <>
      {data.map((choice) => (
        <TemplateCard key={choice.id} choice={choice} />
      ))}
      <output>{data.length === 0 ? emptyText : rest > 0 && texts.more(rest)}</output>
    </>
  )
}
