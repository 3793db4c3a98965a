'use client'

import {
  FieldDescription,
  FieldError,
  FieldLabel,
  ReactSelect,
  RenderCustomComponent,
  useDocumentForm,
  useField,
  useLocale,
  useTranslation,
  withCondition,
} from '@payloadcms/ui'
import type { RelationshipFieldClientProps } from 'payload'
import { useState } from 'react'

import { textIn } from '@/src/i18n/locale-texts'
import { isLocale, LOCALES } from '@/src/lib/constants'
import { PageDrawers } from './PageDrawers'
import { PageOption, type PageOptionData } from './PageOption'
import { fromIds, idsIn } from './picked-pages'
import { PAGE_PICKER_TEXTS } from './texts'
import { useLinkText } from './use-link-text'
import { useChosenPages, usePageOptions } from './use-page-options'
import type { PageChoice, PageScope } from './load-choices'

/** The tenant of the document that is edited; null: the selected one. */
function usePageScope(): PageScope {
  // Where several documents are changed at once, there is no form of a document.
  const form: Partial<ReturnType<typeof useDocumentForm>> = useDocumentForm()
  const { code } = useLocale()
  const tenant: unknown = form.getDataByPath?.('tenant')
  return {
    tenant: typeof tenant === 'string' ? tenant : null,
    locale: isLocale(code) ? code : LOCALES[0],
  }
}

const titleIn = (pages: readonly PageChoice[], [id]: readonly string[]) =>
  pages.find((page) => page.id === id)?.title

/** A choice of pages by title, path and state, in the order of the page tree. */
function PagePickerField({ field, path: ownPath, readOnly }: RelationshipFieldClientProps) {
  const { path, value, setValue, showError, disabled, customComponents } = useField<unknown>({
    potentiallyStalePath: ownPath,
  })
  const { hasMany = false, label, localized = false, required = false, admin } = field
  const texts = textIn(PAGE_PICKER_TEXTS, useTranslation().i18n.language)
  const scope = usePageScope()
  const [search, setSearch] = useState<string | null>(null)
  const found = usePageOptions(scope, search)
  const ids = idsIn(value)
  const chosen = useChosenPages(scope, ids)
  const toOption = (id: string, page: PageChoice | null): PageOptionData => {
    const title = page?.title ?? (page ? texts.untitled : '…')
    return { value: id, label: page?.path ? `${title} · ${page.path}` : title, page, texts }
  }
  const listed = found === null || found === 'failed' ? [] : found.pages
  const selected = ids.map((id) => toOption(id, chosen[id] ?? listed.find((page) => page.id === id) ?? null))
  const proposeText = useLinkText(path)
  const choose = (picked: readonly string[], title: unknown = titleIn(listed, picked)) => {
    proposeText(title)
    setValue(fromIds(picked, field))
  }
  const rest = found === null || found === 'failed' ? 0 : found.total - found.pages.length
  const isDisabled = Boolean(readOnly) || disabled
  return (
    <div
      id={`field-${path.replaceAll('.', '__')}`}
      className={[
        'field-type relationship gevel-page-picker',
        showError && 'error',
        isDisabled && 'read-only',
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <RenderCustomComponent
        CustomComponent={customComponents?.Label}
        Fallback={<FieldLabel label={label} localized={localized} path={path} required={required} />}
      />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <ReactSelect
          components={{ Option: PageOption }}
          disabled={isDisabled}
          filterOption={() => true}
          isClearable
          isLoading={search !== null && found === null}
          isMulti={hasMany}
          isSortable={hasMany}
          noOptionsMessage={() => (found === 'failed' ? texts.failed : texts.none)}
          onChange={(option) => choose([option ?? []].flat().map((one) => String(one.value)))}
          onInputChange={(text) => setSearch((current) => (current === null ? null : text))}
          onMenuClose={() => setSearch(null)}
          onMenuOpen={() => setSearch('')}
          options={listed.map((page) => toOption(page.id, page))}
          showError={showError}
          value={hasMany ? selected : selected[0]}
        />
        {search !== null && rest > 0 && (
          <output className="gevel-page-picker__more">{texts.more(rest)}</output>
        )}
        {!isDisabled && (
          <PageDrawers
            chosen={hasMany ? null : (ids[0] ?? null)}
            canCreate={admin?.allowCreate !== false}
            texts={texts}
            onCreate={(id, title) => choose(hasMany ? [...ids, id] : [id], title)}
          />
        )}
      </div>
      <RenderCustomComponent
        CustomComponent={customComponents?.Description}
        Fallback={<FieldDescription description={admin?.description} path={path} />}
      />
    </div>
  )
}

export const PagePicker = withCondition(PagePickerField)
