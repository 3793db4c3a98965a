'use client'

import { neededBy, type Estimate, withDependencies } from './estimate'
import { ChoiceRow } from './ChoiceRow'
import { type ConfiguratorPart, type ConfiguratorTexts, formats } from './formats'
import { Summary } from './Summary'
import { useChoice } from './use-choice'

type Props = {
  parts: readonly ConfiguratorPart[]
  base: Estimate
  /** The page that receives the selection. */
  contact: { href: string; label: string } | null
  note: string
  languageTag: string
  texts: ConfiguratorTexts
}

/** Parts by group, and a summary of the selection. */
export function ConfiguratorPanel({ parts, base, contact, note, languageTag, texts }: Props) {
  const { chosen, choose, clear } = useChoice(parts)
  const included = withDependencies(parts, chosen)
  const format = formats(languageTag)
  const nameOf = (key: string) => parts.find((part) => part.key === key)?.name ?? key
  return (
    <div className="configurator-panel">
      <div className="configurator-choices">
        {[...new Set(parts.map(({ group }) => group))].map((group) => (
          <fieldset key={group}>
            <legend className="label">{texts.groups[group]}</legend>
            {parts
              .filter((part) => part.group === group)
              .map((part) => (
                <ChoiceRow
                  checked={chosen.has(part.key)}
                  requiredBy={
                    chosen.has(part.key) ? [] : neededBy(parts, chosen, part.key).map((key) => nameOf(key))
                  }
                  format={format}
                  key={part.key}
                  onChange={(on) => choose(part.key, on)}
                  part={part}
                  texts={texts}
                />
              ))}
          </fieldset>
        ))}
      </div>
      <Summary
        base={base}
        contact={contact}
        format={format}
        included={included}
        note={note}
        onClear={clear}
        parts={parts}
        texts={texts}
      />
    </div>
  )
}
