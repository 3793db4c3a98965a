'use client'

import { useConfig, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useId, useState } from 'react'

import { comparedRowLabel } from '@/src/admin/rows/compared-rows'
import type {
  PlacedBlock,
  RestoreEffects as OfLanguage,
} from '@/src/features/document-versions/rules/restore-effects'
import { localeName } from '@/src/i18n/locale-texts'
import { LOCALES } from '@/src/lib/constants'
import { type Effects, type RestoreTarget, requestEffects } from './restore'
import { VERSION_TEXTS } from './texts'

type Line = { text: string; names?: readonly string[] }

function Lines({ lines }: { lines: readonly Line[] }) {
  return lines.map(({ text, names }) => (
    <p key={text}>
      {text}
      {names && (
        <>
          {' '}
          <strong>{names.join(', ')}</strong>
        </>
      )}
    </p>
  ))
}

/** A line for each list that has something in it. */
const filled = (...lines: (readonly [string, readonly string[]])[]): Line[] =>
  lines.flatMap(([text, names]) => (names.length > 0 ? [{ text, names }] : []))

function useNames(target: RestoreTarget) {
  const { i18n } = useTranslation()
  const { config } = useConfig()
  const reader = { blocks: config.blocksMap, i18n, locales: [target.locale, ...LOCALES] }
  const field = { name: 'blocks', type: 'blocks' as const, blocks: [] }
  return (placed: readonly PlacedBlock[]) =>
    placed.map(({ block: row, index }) => comparedRowLabel({ field, row, index }, reader))
}

/** What a language gets, in a box of its own; and what only it keeps. */
function OfOther({
  effects,
  fields,
  target,
}: {
  effects: OfLanguage
  fields: string[]
  target: RestoreTarget
}) {
  const id = useId()
  const names = useNames(target)
  const texts = VERSION_TEXTS[target.language].effects
  const other = localeName(effects.locale, target.language)
  const changes: Line[] = [
    ...filled([texts.comesBack, names(effects.comesBack)]),
    ...(effects.isReordered ? [{ text: texts.reordered }] : []),
    ...filled(
      [texts.rows, names(effects.otherRows)],
      [texts.settings, names(effects.otherSettings)],
      [texts.fields, fields],
    ),
  ]
  const kept = filled(
    [texts.stays(other), names(effects.stays)],
    [texts.leftOut(localeName(target.locale, target.language), other), names(effects.leftOut)],
  )
  return (
    <>
      {changes.length > 0 && (
        <section className="gevel-warning" role="alert" aria-labelledby={id}>
          <h3 id={id}>{texts.heading(other)}</h3>
          <Lines lines={changes} />
          <p>{texts.unseen}</p>
        </section>
      )}
      <Lines lines={kept} />
    </>
  )
}

type Props = { target: RestoreTarget; of: 'version' | 'published' }

/** In a dialog that restores one language: what that changes in the others; nothing where it changes nothing. */
export function RestoreEffects({ target, of }: Props): ReactNode {
  const [effects, setEffects] = useState<Effects | 'failed' | null>(null)
  const { collection, id, locale, language } = target
  useEffect(() => {
    let isCurrent = true
    const show = (found: Effects | 'failed') => isCurrent && setEffects(found)
    void requestEffects({ collection, id, locale, language }, of).then(show, () => show('failed'))
    return () => {
      isCurrent = false
    }
  }, [collection, id, locale, language, of])
  if (effects === null) return null
  if (effects === 'failed') return <p role="alert">{VERSION_TEXTS[language].effects.failed}</p>
  return effects.languages.map((one) => (
    <OfOther key={one.locale} effects={one} fields={effects.fields} target={target} />
  ))
}
