'use client'

import type { TranslationField } from './read-translation'
import type { TranslationTexts } from './texts'

type Props = { field: TranslationField; texts: TranslationTexts }

/** What was added to and removed from the source since the translation was made. */
export function SourceChange({ field, texts }: Props) {
  if (!field.change) return null
  return (
    <p className="gevel-translation__change">
      {texts.changed}{' '}
      {field.change.map(({ text, change }, index) => {
        // The parts have no identity besides their order.
        const key = `${index}`
        if (change === 'same') return <span key={key}>{text}</span>
        if (change === 'added')
          return (
            <ins key={key} title={texts.added}>
              {text}
            </ins>
          )
        return (
          <del key={key} title={texts.removed}>
            {text}
          </del>
        )
      })}
    </p>
  )
}
