'use client'

import { useId } from 'react'

import type { ConfiguratorPart, ConfiguratorTexts, Formats } from './formats'

type Props = {
  part: ConfiguratorPart
  checked: boolean
  /** Names of the choices that bring this part along; it is then in without being chosen. */
  comesWith: readonly string[]
  format: Formats
  texts: ConfiguratorTexts
  onChange: (checked: boolean) => void
}

/** One part to choose. What another choice brings along stays in until that choice is taken back. */
export function ChoiceRow({ part, checked, comesWith, format, texts, onChange }: Props) {
  const id = useId()
  const along = comesWith.length > 0
  return (
    <div className="choice" data-included={checked || along || undefined}>
      <input
        aria-describedby={`${id}-summary`}
        checked={checked || along}
        disabled={along}
        id={id}
        onChange={({ target }) => onChange(target.checked)}
        type="checkbox"
      />
      <label className="choice-name" htmlFor={id}>
        {part.name}
      </label>
      <p className="choice-summary" id={`${id}-summary`}>
        {part.summary}
        {along && (
          <span className="choice-along label">
            {texts.comesWith} {comesWith.join(', ')}
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
