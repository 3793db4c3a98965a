'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'

import { toLocale } from '@/src/i18n/locale-texts'
import { plainWords } from '../../rules/marked-text'
import type { Loaded, TranslationField } from '../read-translation'
import { SourceChange } from '../SourceChange'
import { type MarkTexts, ownTexts } from './own-texts'
import type { Marks } from './marks'
import { useFieldActs } from './use-field-acts'

type Props = {
  /** In the form. */
  path: string
  field: TranslationField
  loaded: Loaded
  marks: Marks
}

/** The words of segments, a paragraph each. */
function Words({ field, parts, lang }: { field: TranslationField; parts: readonly string[]; lang: string }) {
  return parts.map((text, index) => (
    // Paragraphs have no identity besides their order.
    <p key={`${index}`} lang={lang}>
      {field.kind === 'rich' ? plainWords(text) : text}
    </p>
  ))
}

type ActsProps = { acts: ReturnType<typeof useFieldActs>; field: TranslationField; texts: MarkTexts }

function Acts({ acts, field, texts, hasModel }: ActsProps & { hasModel: boolean }) {
  const { state } = field
  return (
    <p className="gevel-translation__help">
      {hasModel && (
        <button type="button" onClick={acts.isBusy ? acts.stop : acts.translate}>
          {acts.isBusy ? texts.model.stop : texts.mark.translate}
        </button>
      )}
      {(state === 'outdated' || state === 'unreviewed') && (
        <button type="button" onClick={({ currentTarget }) => acts.settle(currentTarget.closest('form'))}>
          {state === 'outdated' ? texts.settle : texts.accept}
        </button>
      )}
      <button type="button" onClick={acts.copy}>
        {texts.copy}
      </button>
    </p>
  )
}

function ProposalPart({ acts, field, texts, to }: ActsProps & { to: string }) {
  if (acts.proposals.length === 0) return null
  return (
    <section className="gevel-translation__proposal" aria-label={texts.proposal.model}>
      <Words field={field} parts={acts.proposals.map(({ text }) => text)} lang={to} />
      <p className="gevel-translation__help">
        <button type="button" onClick={acts.accept}>
          {texts.proposal.accept}
        </button>
        <button type="button" onClick={acts.reject}>
          {texts.proposal.reject}
        </button>
      </p>
    </section>
  )
}

function Details({ path, field, loaded, marks, texts }: Props & { texts: MarkTexts }) {
  const { hasSavePermission } = useDocumentInfo()
  const { from, to } = loaded.translation
  const subject = { ...marks.subject, from, to }
  const acts = useFieldActs({ path, field, subject, etag: loaded.etag }, texts, marks.again)
  return (
    <>
      <p className="gevel-field-mark__source">{texts.mark.source}</p>
      <Words field={field} parts={field.segments.map(({ source }) => source)} lang={from} />
      <SourceChange field={field} texts={texts} />
      {hasSavePermission && <Acts {...{ acts, field, texts }} hasModel={marks.hasModel} />}
      <output>{acts.said}</output>
      <ProposalPart {...{ acts, field, texts, to }} />
    </>
  )
}

/** The state of the translation at its field; opened, the source with what changed in it, and what can be done about it. */
export function MarkedField(props: Props) {
  const { i18n } = useTranslation()
  const texts = ownTexts(toLocale(i18n.language))
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { state, label } = props.field
  return (
    <div className="gevel-field-mark">
      <button
        type="button"
        className={`gevel-field-mark__button gevel-translation__state gevel-translation__state--${state}`}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={texts.mark.name(label, texts.states[state])}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.states[state]}
      </button>
      <section
        id={id}
        hidden={!isOpen}
        className="gevel-field-mark__details"
        aria-label={texts.mark.name(label, texts.states[state])}
      >
        {isOpen && <Details {...props} texts={texts} />}
      </section>
    </div>
  )
}
