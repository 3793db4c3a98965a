'use client'

import type { TranslationField } from './read-translation'
import type { TranslationTexts } from './texts'

type Change = NonNullable<TranslationField['change']>

/** Words of which some were added or removed. */
export const ChangedText = ({ change, texts }: { change: Change; texts: TranslationTexts }) =>
  change.map((part, index) => {
    // The parts have no identity besides their order.
    const key = `${index}`
    if (part.change === 'same') return <span key={key}>{part.text}</span>
    if (part.change === 'added')
      return (
        <ins key={key} title={texts.added}>
          {part.text}
        </ins>
      )
    return (
      <del key={key} title={texts.removed}>
        {part.text}
      </del>
    )
  })

type Props = { field: TranslationField; texts: TranslationTexts }

/** What was added to and removed from the source since the translation was made. */
export function SourceChange({ field, texts }: Props) {
  if (!field.change) return null
  return (
    <p className="gevel-translation__change">
      {texts.changed} <ChangedText change={field.change} texts={texts} />
    </p>
  )
}
