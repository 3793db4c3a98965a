import { FileInput } from '@/src/components/ui/field/FileInput'
import type { FieldProps } from '@/src/components/ui/field/Field'
import { acceptAttribute, endingsOf, type FileRules, MEGABYTE } from '@/src/features/forms/rules/attachments'
import type { Locale } from '@/src/lib/constants'
import type { FormTexts } from './texts'

type Props = Omit<FieldProps, 'description'> & {
  description: string | null
  name: string
  required: boolean
  rules: FileRules
  files: readonly File[]
  onFiles: (files: readonly File[]) => void
  locale: Locale
  texts: FormTexts
}

/** What can be chosen, in words: the ending of a name is what people know a type by. */
function limitsOf({ accept, maxFiles, maxBytes }: FileRules, { files: texts }: FormTexts): string {
  return (maxFiles > 1 ? texts.limits : texts.limit)
    .replace('{types}', endingsOf(accept).join(', '))
    .replace('{count}', String(maxFiles))
    .replace('{max}', String(Math.floor(maxBytes / MEGABYTE)))
}

/** A question for files, with what it accepts. */
export function FilesField({ rules, texts, description, ...field }: Props) {
  const limits = limitsOf(rules, texts)
  return (
    <FileInput
      {...field}
      accept={acceptAttribute(rules.accept)}
      description={description ? `${description} ${limits}` : limits}
      multiple={rules.maxFiles > 1}
      texts={texts.files}
    />
  )
}
