import { getTranslation } from '@payloadcms/translations'
import { useConfig, useForm, useTranslation } from '@payloadcms/ui'
import type { ClientBlock, FormState } from 'payload'
import { useId, useState } from 'react'

import { useProblem } from '@/src/admin/dialog/problems'
import type { TemplateTexts } from './texts'

const PATH = 'blocks'
const TITLES = ['heading', 'title', 'name']

/** What a block says first, to tell it from others of its kind. */
function titleIn(fields: FormState, index: number): string {
  const values = TITLES.map((name) => fields[`${PATH}.${index}.${name}`]?.value)
  return values.find((value): value is string => typeof value === 'string' && value !== '') ?? ''
}

/** The blocks of a form, in their order, by their names. */
function useBlocks(): { id: string; label: string }[] {
  const { getFields } = useForm()
  const { blocksMap } = useConfig().config
  const { i18n } = useTranslation()
  const fields = getFields()
  return (fields[PATH]?.rows ?? []).map(({ id, blockType = '' }, index) => {
    const labels = (blocksMap as Partial<Record<string, ClientBlock>>)[blockType]?.labels
    const name = getTranslation(labels?.singular ?? blockType, i18n)
    return { id, label: [`${index + 1}. ${name}`, titleIn(fields, index)].filter(Boolean).join(': ') }
  })
}

type Props = {
  /** The ids of the blocks of a part; null for the whole page. */
  chosen: readonly string[] | null
  onChange: (chosen: readonly string[] | null) => void
  texts: TemplateTexts
}

/** Asks what to save: the whole page, or some of its blocks. */
export function BlocksToSave({ chosen, onChange, texts }: Props) {
  const blocks = useBlocks()
  const problem = useProblem(PATH)
  const problemId = useId()
  // Kept for who tries the other kind in between.
  const [last, setLast] = useState<readonly string[]>([])
  const choose = (id: string, isChosen: boolean) => {
    const next = isChosen ? [...last, id] : last.filter((one) => one !== id)
    setLast(next)
    onChange(next)
  }
  return (
    <>
      <fieldset className="gevel-choices">
        <legend>{texts.what}</legend>
        <label>
          <input type="radio" name="kind" checked={chosen === null} onChange={() => onChange(null)} />
          {texts.wholePage}
        </label>
        <label>
          <input type="radio" name="kind" checked={chosen !== null} onChange={() => onChange(last)} />
          {texts.someBlocks}
        </label>
      </fieldset>
      {chosen !== null && (
        <fieldset
          className="gevel-choices"
          aria-invalid={problem !== undefined}
          aria-describedby={problem && problemId}
        >
          <legend>{texts.whichBlocks}</legend>
          {problem && (
            <p id={problemId} className="gevel-dialog__problem">
              {problem}
            </p>
          )}
          {blocks.map(({ id, label }) => (
            <label key={id}>
              <input
                type="checkbox"
                name={PATH}
                value={id}
                checked={chosen.includes(id)}
                onChange={({ target }) => choose(id, target.checked)}
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
    </>
  )
}
