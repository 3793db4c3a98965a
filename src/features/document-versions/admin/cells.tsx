import { localeName } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import type { VersionEntry } from '../rules/version-entry'
import { VERSION_TEXTS } from './texts'

type Props = { entry: VersionEntry; language: Locale }

/** The language that was saved, and its state in this version. */
export function SavedLanguage({ entry, language }: Props) {
  const { name, locale, state, savedBy, autosaved, beforeRestore } = entry
  const texts = VERSION_TEXTS[language]
  const other = savedBy.kind === 'unknown' ? texts.unknown : texts.all
  return (
    <span className="gevel-version">
      <span>{locale ? localeName(locale, language) : other}</span>
      {state && <span className={`gevel-status gevel-status--${state}`}>{texts.states[state]}</span>}
      {autosaved && <small>{texts.autosaved}</small>}
      {name && <strong>{name}</strong>}
      {beforeRestore && <small>{texts.beforeRestore}</small>}
    </span>
  )
}

export function SaverName({ entry: { savedBy }, language }: Props) {
  const texts = VERSION_TEXTS[language]
  return <span>{savedBy.name ?? texts.savers[savedBy.kind]}</span>
}
