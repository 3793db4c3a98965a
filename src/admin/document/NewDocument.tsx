'use client'

import { useTenantSelection } from '@payloadcms/plugin-multi-tenant/client'
import { Button, Gutter, useStepNav, useTranslation } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

import { Field } from '@/src/admin/dialog/Field'
import { focusFirst, type Problems, ProblemsContext } from '@/src/admin/dialog/problems'
import { useIsBrowser } from '@/src/components/ui/use-is-browser'
import { textIn } from '@/src/i18n/locale-texts'
import { NEW_DOCUMENT_TEXTS } from './texts'
import { useKeptTitle } from './use-kept-title'
import { useNext, useStoredTitle, useTitleField } from './use-new-document'

const NO_PROBLEMS: Problems = {}

/** The form of a new document whose drafts are saved while typing: its title. Nothing is stored before it is sent. */
export function NewDocument({ collectionSlug }: { collectionSlug: string }) {
  const form = useRef<HTMLFormElement>(null)
  const input = useRef<HTMLInputElement>(null)
  // Before, the fields of the screen are disabled.
  const isReady = useIsBrowser()
  const { i18n } = useTranslation()
  const { setStepNav } = useStepNav()
  const { name, label, maxLength, plural, heading } = useTitleField(collectionSlug)
  const { open, leave, list, inDrawer } = useNext(collectionSlug)
  const { selectedTenantID } = useTenantSelection()
  const { title, keep, forget } = useKeptTitle(`${collectionSlug} ${selectedTenantID ?? ''}`)
  const { submit, busy, refusal } = useStoredTitle(collectionSlug, name, (stored, locale) => {
    forget()
    open(stored, locale)
  })
  const cancel = () => {
    forget()
    leave()
  }
  const problems = refusal && 'fields' in refusal ? refusal.fields : NO_PROBLEMS
  const texts = textIn(NEW_DOCUMENT_TEXTS, i18n.language)

  useEffect(() => {
    if (!inDrawer) setStepNav([{ label: plural, url: list }, { label: heading }])
  }, [heading, inDrawer, list, plural, setStepNav])
  useEffect(() => {
    if (isReady) input.current?.focus()
  }, [isReady])
  useEffect(() => {
    if (form.current) focusFirst(form.current, problems)
  }, [problems])

  return (
    <main>
      <Gutter className="gevel-new-document gevel-plain-page">
        <form ref={form} noValidate onSubmit={submit}>
          <h1>{heading}</h1>
          {name === null ? (
            <p>{texts.draft}</p>
          ) : (
            <ProblemsContext value={problems}>
              <Field name={name} label={label} explanation={texts.draft}>
                {(control) => (
                  <input
                    {...control}
                    ref={input}
                    required
                    maxLength={maxLength}
                    autoComplete="off"
                    value={title}
                    onChange={({ target }) => keep(target.value)}
                  />
                )}
              </Field>
            </ProblemsContext>
          )}
          <p role="alert">{refusal && 'message' in refusal && refusal.message}</p>
          <div className="gevel-new-document__actions">
            <Button type="submit" margin={false} disabled={busy}>
              {texts.make}
            </Button>
            <Button margin={false} buttonStyle="secondary" onClick={cancel}>
              {texts.cancel}
            </Button>
          </div>
        </form>
      </Gutter>
    </main>
  )
}
