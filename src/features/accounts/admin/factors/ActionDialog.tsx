'use client'

import { toast } from '@payloadcms/ui'

import { Dialog, type Refusal, type ValueOf } from '@/src/admin/dialog/Dialog'
import { refusalOf } from '@/src/admin/dialog/dialog-errors'
import { proofOf } from '@/src/features/accounts/rules/factors'
import { type Action, headingOf, SUBMIT_LABELS } from './action'
import { ActionFields } from './ActionFields'
import {
  addPasskey,
  addTotp,
  type Codes,
  PasskeyError,
  removePasskey,
  removeTotp,
  renamePasskey,
  renewCodes,
  startTotp,
} from './requests'
import type { FactorTexts } from './texts'

type Props = {
  action: Action
  hasTotp: boolean
  texts: FactorTexts
  onClose: () => void
  /** New recovery codes to show, or null. */
  onDone: (codes: Codes) => void
  /** Opens another dialog after this one. */
  onNext: (action: Action) => void
}

/** What is said when an action is done, next to its new recovery codes; `next`: another dialog follows. */
type Result = { done: string; codes: Codes } | { next: Action }

async function perform(action: Action, valueOf: ValueOf, texts: FactorTexts): Promise<Result> {
  const proof = proofOf(valueOf('proof'))
  switch (action.kind) {
    case 'addPasskey':
      return { done: texts.added, codes: await addPasskey(valueOf('name'), proof) }
    case 'renamePasskey':
      await renamePasskey(action.id, valueOf('name'))
      return { done: texts.renamed, codes: null }
    case 'removePasskey':
      await removePasskey(action.id, proof)
      return { done: texts.removed, codes: null }
    case 'startTotp':
      return { next: { kind: 'addTotp', setup: await startTotp(proof) } }
    case 'addTotp':
      return { done: texts.added, codes: await addTotp(action.setup.setup, valueOf('code')) }
    case 'removeTotp':
      await removeTotp(proof)
      return { done: texts.removed, codes: null }
    case 'renewCodes':
      return { done: '', codes: await renewCodes(proof) }
  }
}

function explain(error: unknown, texts: FactorTexts): Refusal {
  if (!(error instanceof PasskeyError)) return refusalOf(error, ['proof', 'code', 'name'], texts.failed)
  return { message: error.reason === 'exists' ? texts.passkeyExists : texts.passkeyAbandoned }
}

/** The form of one change, which asks again who the person is where that matters. */
export function ActionDialog({ action, hasTotp, texts, onClose, onDone, onNext }: Props) {
  const send = async (valueOf: ValueOf) => {
    try {
      const result = await perform(action, valueOf, texts)
      if ('next' in result) {
        onNext(result.next)
        return null
      }
      if (result.done) toast.success(result.done)
      // A change of name leaves the factors as they are.
      onDone(result.codes)
      return null
    } catch (error) {
      return explain(error, texts)
    }
  }
  return (
    <Dialog
      heading={headingOf(action, texts)}
      labels={{ submit: texts[SUBMIT_LABELS[action.kind]], cancel: texts.cancel, failed: texts.failed }}
      onSubmit={send}
      onClose={onClose}
    >
      <ActionFields action={action} hasTotp={hasTotp} texts={texts} />
    </Dialog>
  )
}
