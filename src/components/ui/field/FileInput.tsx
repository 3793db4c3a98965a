'use client'

import { type ChangeEvent, type DragEvent, type ReactNode, useRef, useState } from 'react'

import { fileSizeText } from '@/src/lib/file-size'
import type { Locale } from '@/src/lib/constants'
import { IconButton } from '../Button'
import { Icon } from '../Icon'
import { describedByIds, FieldDescription, FieldError, FieldLabel, type FieldProps } from './Field'

export type FileInputTexts = Record<
  'choose' | 'chooseMore' | 'dropOne' | 'drop' | 'remove' | 'removed' | 'chosen',
  string
>

type Props = FieldProps & {
  name: string
  required: boolean
  /** The value of the `accept` attribute: a hint to the browser only. */
  accept: string
  multiple: boolean
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
  locale: Locale
  texts: FileInputTexts
}

const named = (text: string, name: string): string => text.replace('{name}', () => name)

function FileList({
  files,
  locale,
  texts,
  onRemove,
}: Pick<Props, 'files' | 'locale' | 'texts'> & { onRemove: (file: File) => void }) {
  if (files.length === 0) return null
  return (
    <ul className="file-list">
      {files.map((file, index) => (
        // Two files can be the same in all that is known of them.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${index} ${file.name}`}>
          <span className="file-name">{file.name}</span>
          <span className="file-size">{fileSizeText(file.size, locale)}</span>
          <IconButton icon="close" label={named(texts.remove, file.name)} onClick={() => onRemove(file)} />
        </li>
      ))}
    </ul>
  )
}

/** Takes files that are dropped on it. */
function DropZone({ onDrop, children }: { onDrop: (files: readonly File[]) => void; children: ReactNode }) {
  const [over, setOver] = useState(false)
  const drag = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    onDrop([...event.dataTransfer.files])
  }
  return (
    <div
      className="file-drop"
      data-over={over || undefined}
      onDragLeave={() => setOver(false)}
      onDragOver={drag}
      onDrop={drop}
    >
      {children}
    </div>
  )
}

/** Files to choose, or to drop where there is a mouse; what was chosen is listed and can be removed. */
export function FileInput({
  id,
  label,
  note,
  description,
  error,
  name,
  required,
  accept,
  multiple,
  files,
  onFiles,
  locale,
  texts,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  function add(chosen: readonly File[]) {
    if (chosen.length === 0) return
    const taken = multiple ? chosen : chosen.slice(0, 1)
    onFiles(multiple ? [...files, ...taken] : taken)
    setSaid(named(texts.chosen, taken.map((file) => file.name).join(', ')))
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    add([...(target.files ?? [])])
    // The list shows what was chosen; the same file can be chosen again.
    target.value = ''
  }
  function remove(file: File) {
    onFiles(files.filter((other) => other !== file))
    setSaid(named(texts.removed, file.name))
    input.current?.focus()
  }
  return (
    <div className="field" data-invalid={error ? true : undefined}>
      <label className="field-label" htmlFor={id}>
        <FieldLabel label={label} note={note} />
      </label>
      <FieldDescription description={description} id={id} />
      <DropZone onDrop={add}>
        <input
          ref={input}
          {...describedByIds({ id, description, error })}
          accept={accept}
          className="sr-only"
          id={id}
          multiple={multiple}
          name={name}
          onChange={choose}
          required={required && files.length === 0}
          type="file"
        />
        <label className="file-choose" htmlFor={id}>
          <Icon className="size-5" name="plus" />
          {multiple ? texts.chooseMore : texts.choose}
        </label>
        <span aria-hidden="true" className="file-drop-hint">
          {multiple ? texts.drop : texts.dropOne}
        </span>
      </DropZone>
      <FileList files={files} locale={locale} onRemove={remove} texts={texts} />
      <FieldError error={error} id={id} />
      <output className="sr-only">{said}</output>
    </div>
  )
}
