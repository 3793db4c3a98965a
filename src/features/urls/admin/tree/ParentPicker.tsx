'use client'

import { ReactSelect } from '@payloadcms/ui'

import { Field } from '@/src/admin/dialog/Field'
import type { PathNode } from '@/src/features/urls/rules/page-tree'
import type { TreePage } from '@/src/features/urls/server/read-page-tree'
import type { Locale } from '@/src/lib/constants'
import { TREE_TEXTS } from './texts'

type Props = {
  /** In the order of the tree. */
  parents: readonly PathNode<TreePage>[]
  /** A path; one that no page has is shown as it is. */
  chosen: string
  language: Locale
  onChoose: (path: string) => void
}

const TOP = '/'

/** A choice of the page that another one goes below, searched by title and path. */
export function ParentPicker({ parents, chosen, language, onChoose }: Props) {
  const texts = TREE_TEXTS[language]
  const options = [
    { value: TOP, label: texts.top },
    ...parents.map(({ path, page }) => ({ value: path, label: `${page?.title ?? texts.noPage} · ${path}` })),
  ]
  const value = options.find((option) => option.value === chosen) ?? { value: chosen, label: chosen }
  return (
    <Field name="parent" label={texts.below}>
      {({ id }) => (
        <ReactSelect
          inputId={id}
          isClearable={false}
          options={options}
          value={value}
          noOptionsMessage={({ inputValue }) => texts.nothing(inputValue)}
          onChange={(option) => onChoose(String([option].flat()[0]?.value))}
        />
      )}
    </Field>
  )
}
