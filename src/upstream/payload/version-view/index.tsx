/**
 * Defect: the comparison of a version is not exported, so that a view of one's own cannot show it, and its button restores
 * every language at once and publishes them. It calls a version that one can compare with published where another language
 * is, and lists those that Payload stores besides, which nobody saved. It names images “[object Object]” and languages by
 * their codes, shows fields that are empty in both versions, and says “compared against 5 minutes ago”.
 * Seen in: @payloadcms/next 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload does not export its view of a version" fails
 */
import type { DocumentViewServerProps } from 'payload'
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react'

import { localeName, toLocale } from '@/src/i18n/locale-texts'
import { VersionView as Comparison } from '../../../../node_modules/@payloadcms/next/dist/views/Version/index.js'
import { type ComparedField, comparedFields } from './compared-fields'
import { LanguageNames } from './LanguageNames'

type Shown = {
  versionFromOptions: readonly { label: ReactNode; value: string }[]
  /** Said as the time since then, beside the version that has its date. */
  versionFromCreatedAt?: string
  RenderedDiff: ReactElement<{ versionFields: readonly ComparedField[] }>
}

type Props = DocumentViewServerProps & {
  /** What the versions are called that one can compare with, by their ids; those without a name are left out. */
  namesOf: (versions: readonly string[]) => Promise<ReadonlyMap<string, ReactNode>>
}

export async function VersionView({ namesOf, ...props }: Props): Promise<ReactNode> {
  const view: ReactNode = await Comparison(props)
  if (!isValidElement<Shown>(view)) return view
  const { versionFromOptions, RenderedDiff } = view.props
  const names = await namesOf(versionFromOptions.map(({ value }) => value))
  const named = versionFromOptions.filter(({ value }) => names.has(value))
  const { i18n, locale } = props.initPageResult.req
  const reading = {
    nameOf: (code: string) => localeName(toLocale(code), i18n.language),
    locale: String(locale),
    changesOnly: props.searchParams?.modifiedOnly !== 'false',
  }
  return (
    <>
      {cloneElement(view, {
        versionFromOptions: named.map(({ value }) => ({ value, label: names.get(value) })),
        versionFromCreatedAt: undefined,
        RenderedDiff: cloneElement(RenderedDiff, {
          versionFields: comparedFields(RenderedDiff.props.versionFields, reading),
        }),
      })}
      <LanguageNames />
    </>
  )
}
