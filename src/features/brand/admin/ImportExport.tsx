'use client'

import { Button, useField, useForm, useTranslation } from '@payloadcms/ui'
import { useRef, useState } from 'react'

import { toLocale } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import { type FileProblem, MAX_FILE_BYTES, readBrandFile, writeBrandFile } from '../rules/brand-file'
import { FILE_TEXTS } from './texts'

type Outcome = { filled: number } | { problems: FileProblem[] } | 'tooLarge'

function Problems({ problems, language }: { problems: FileProblem[]; language: Locale }) {
  const { rejected, line: lineText, faults } = FILE_TEXTS[language]
  return (
    <div role="alert">
      <p>{rejected}</p>
      <ul>
        {problems.map(({ line, name, fault, choices }) => (
          <li key={`${line} ${name}`}>
            <strong>{lineText(line, name)}</strong> {faults[fault](choices.join(', '))}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Offers a text to be stored as a file. */
function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  Object.assign(link, { href: url, download: name }).click()
  URL.revokeObjectURL(url)
}

/** Takes a file into the form, all of it or nothing. */
function useImport() {
  const { dispatchFields, setModified } = useForm()
  return async (file: File): Promise<Outcome> => {
    if (file.size > MAX_FILE_BYTES) return 'tooLarge'
    const read = readBrandFile(await file.text())
    if ('problems' in read) return read
    const values = Object.entries(read.values)
    for (const [path, value] of values) dispatchFields({ type: 'UPDATE', path, value, valid: true })
    setModified(true)
    return { filled: values.length }
  }
}

/** The settings of the form as a file, and those of a file in the form. */
export function ImportExport() {
  const { getFields } = useForm()
  const { value: hostname } = useField<string>({ path: 'hostname' })
  const { readOnly = false } = useField({ path: 'themePrimaryColor' })
  const language = toLocale(useTranslation().i18n.language)
  const take = useImport()
  const input = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const texts = FILE_TEXTS[language]

  const choose = async (file: File | undefined) => {
    if (file) setOutcome(await take(file))
    // Otherwise choosing the same file again, mended, fires no change event.
    if (input.current) input.current.value = ''
  }
  const store = () => {
    const fields = getFields()
    download(
      writeBrandFile((path) => fields[path]?.value),
      `${hostname ?? 'brand'}.json`,
    )
  }
  const filled =
    outcome !== null && typeof outcome === 'object' && 'filled' in outcome ? outcome.filled : null

  return (
    <section aria-labelledby="gevel-brand-file" className="gevel-brand-file">
      <h2 id="gevel-brand-file">{texts.title}</h2>
      <p>{texts.intro}</p>
      <div>
        <input
          ref={input}
          accept=".json,application/json"
          aria-label={texts.import}
          hidden
          type="file"
          onChange={({ target }) => void choose(target.files?.[0])}
        />
        {!readOnly && (
          <Button buttonStyle="secondary" margin={false} size="small" onClick={() => input.current?.click()}>
            {texts.import}
          </Button>
        )}
        <Button buttonStyle="secondary" margin={false} size="small" onClick={store}>
          {texts.export}
        </Button>
      </div>
      <output>{filled !== null && texts.filled(filled)}</output>
      {outcome === 'tooLarge' && <p role="alert">{texts.tooLarge}</p>}
      {outcome !== null && typeof outcome === 'object' && 'problems' in outcome && (
        <Problems language={language} problems={outcome.problems} />
      )}
    </section>
  )
}
