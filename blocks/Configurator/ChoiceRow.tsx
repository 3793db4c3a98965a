'use client'

import { useId } from 'react'

import type { ConfiguratorPart, ConfiguratorTexts, Formats } from './formats'

type Props = {
  part: ConfiguratorPart
  checked: boolean
  /** Names of the chosen parts that depend on this one, which includes it automatically. */
  requiredBy: readonly string[]
  format: Formats
  texts: ConfiguratorTexts
  onChange: (checked: boolean) => void
}

/** A part to choose. One that a chosen part depends on cannot be deselected. */
export function ChoiceRow({ part, checked, requiredBy, format, texts, onChange }: Props) {
  const id = useId()
  const required = requiredBy.length > 0
  return (
    <div className="choice" data-included={checked || required || undefined}>
      <input
        aria-describedby={`${id}-summary`}
        checked={checked || required}
        disabled={required}
        id={id}
        onChange={({ target }) => onChange(target.checked)}
        type="checkbox"
      />
      <label className="choice-name" htmlFor={id}>
        {part.name}
      </label>
      <p className="choice-summary" id={`${id}-summary`}>
        {part.summary}
        {required && (
          <span className="choice-along label">
            {texts.comesWith} {requiredBy.join(', ')}
          </span>
        )}
      </p>
      <p className="choice-figures label">
        <span>
          {format.weeks(part.weeks)} {texts.weeks}
        </span>
        <span>{format.price(part.price)}</span>
        {part.href && (
          <a aria-label={`${texts.read}: ${part.name}`} href={part.href}>
            {texts.read}
          </a>
        )}
      </p>
    </div>
  )
}
