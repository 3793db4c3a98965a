/**
 * Defect: the form of a new account is checked in the browser until e-mail address and passwords are right, and only then by
 * the server: other required fields that are empty are not rejected with them. The fields of its own that Payload puts first
 * have no label outside of them.
 * Seen in: @payloadcms/ui 3.90.1
 * Upstream: not reported yet
 * Remove when: index.test.ts "Payload checks the form of a new account in the browser first" fails
 */
'use client'

import {
  useConfig,
  useDocumentInfo,
  useForm,
  useFormProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui'
import type { FormState } from 'payload'
import { useEffect, useEffectEvent } from 'react'

/** The fields that Payload puts first in the form of an account, in their order. */
export function useAccountFields(): { path: string; label: string }[] {
  const { collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { t } = useTranslation()
  if (!getEntityConfig({ collectionSlug })?.auth) return []
  return [
    { path: 'email', label: t('general:email') },
    { path: 'password', label: t('authentication:newPassword') },
    { path: 'confirm-password', label: t('authentication:confirmPassword') },
  ]
}

/** Fields that the person may not fill in are not there. */
const isEmpty = (field: FormState[string] | undefined): boolean =>
  field !== undefined && field.valid !== false && (field.value ?? '') === ''

type Place = { path: string; isRequired: boolean }

/**
 * Rejects required fields of a new account that are empty, together with what the browser rejects.
 * @param placesOf the fields of the form
 */
export function useRequiredFields(placesOf: (state: FormState) => readonly Place[]): void {
  const { id, collectionSlug = '' } = useDocumentInfo()
  const { getEntityConfig } = useConfig()
  const { dispatchFields, getFields } = useForm()
  const { t } = useTranslation()
  const isSubmitted = useFormSubmitted()
  const isProcessing = useFormProcessing()
  const collection = getEntityConfig({ collectionSlug })
  const isRejected = Boolean(collection?.auth) && id === undefined && isSubmitted && !isProcessing
  const reject = useEffectEvent(() => {
    const state = getFields()
    const message = t('validation:required')
    for (const { path, isRequired } of placesOf(state))
      if (isRequired && isEmpty(state[path]))
        dispatchFields({ type: 'UPDATE', path, valid: false, errorMessage: message })
  })
  useEffect(() => {
    if (isRejected) reject()
  }, [isRejected])
}
