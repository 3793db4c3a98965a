'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'

import { DialogButton } from '@/src/admin/dialog/DialogButton'
import { Field } from '@/src/admin/dialog/Field'
import type { Locale } from '@/src/lib/constants'
import { adminHref } from '@/src/routing/admin-paths'
import { MAX_RELEASE_NAME } from '../rules/release'
import { PlanDialog } from './PlanDialog'
import { changeRelease, deleteRelease, publishRelease, type Release, undoRelease } from './release-calls'
import type { ReleaseTexts } from './texts'
import type { ReleaseState } from './use-release'

type Props = { tenant: string; release: Release; texts: ReleaseTexts; language: Locale; own: ReleaseState }

const labelsOf = (submit: string, { cancel, failed }: ReleaseTexts) => ({ submit, cancel, failed })

function DeleteButton({ tenant, release: { id }, texts, language, own }: Props) {
  const router = useRouter()
  const remove = async () => {
    await deleteRelease(tenant, id)
    router.push(adminHref(language, '/releases'))
  }
  return (
    <DialogButton
      heading={texts.delete}
      labels={labelsOf(texts.delete, texts)}
      onSubmit={() => own.run(remove, texts.deleteDone)}
    >
      <p>{texts.deleteEffect}</p>
    </DialogButton>
  )
}

/** What whoever may publish does with an open release. */
export function OpenActions(props: Props) {
  const { tenant, release, texts, own } = props
  const { id, at, items } = release
  const isEmpty = items.length === 0
  return (
    <div className="gevel-release__acts">
      {!isEmpty && (
        <>
          <DialogButton
            heading={texts.publish}
            labels={labelsOf(texts.publish, texts)}
            onSubmit={() => own.run(() => publishRelease(tenant, id), texts.publishDone)}
          >
            <p>{texts.publishEffect}</p>
          </DialogButton>
          <PlanDialog {...props} />
          <Button
            buttonStyle="secondary"
            margin={false}
            size="small"
            disabled={own.isBusy}
            onClick={() => void own.check()}
          >
            {texts.check}
          </Button>
        </>
      )}
      {at && (
        <Button
          buttonStyle="secondary"
          margin={false}
          size="small"
          disabled={own.isBusy}
          onClick={() => void own.act(() => changeRelease(tenant, id, { at: null }), texts.unplanDone)}
        >
          {texts.unplan}
        </Button>
      )}
      <DialogButton
        heading={texts.rename}
        labels={labelsOf(texts.rename, texts)}
        onSubmit={(valueOf) =>
          own.run(() => changeRelease(tenant, id, { name: valueOf('name') }), texts.renameDone)
        }
      >
        <Field name="name" label={texts.name}>
          {(control) => (
            <input {...control} required maxLength={MAX_RELEASE_NAME} defaultValue={release.name} />
          )}
        </Field>
      </DialogButton>
      <DeleteButton {...props} />
    </div>
  )
}

/** What whoever may publish does with a release that is online. */
export function PublishedActions({ tenant, release: { id }, texts, own }: Props) {
  return (
    <div className="gevel-release__acts">
      <DialogButton
        heading={texts.undo}
        labels={labelsOf(texts.undo, texts)}
        onSubmit={(valueOf) =>
          own.run(() => undoRelease(tenant, id, valueOf('leaveChanged') !== ''), texts.undoDone)
        }
      >
        <p>{texts.undoEffect}</p>
        <label>
          <input type="checkbox" name="leaveChanged" /> {texts.leaveChanged}
        </label>
      </DialogButton>
    </div>
  )
}
