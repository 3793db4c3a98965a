'use client'

import { useState } from 'react'

import { DialogButton } from '@/src/admin/dialog/DialogButton'
import { Field } from '@/src/admin/dialog/Field'
import { localTime, momentOf } from '@/src/features/schedules/rules/local-time'
import { changeRelease, type Release } from './release-calls'
import type { ReleaseTexts } from './texts'
import type { ReleaseState } from './use-release'

type Props = { tenant: string; release: Release; texts: ReleaseTexts; own: ReleaseState }

const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Asks when a release is published, by the clock of the browser. */
export function PlanDialog({ tenant, release: { id, at }, texts, own }: Props) {
  const [now] = useState(() => new Date())
  const zone = timeZone()
  return (
    <DialogButton
      heading={at ? texts.replan : texts.plan}
      labels={{ submit: texts.plan, cancel: texts.cancel, failed: texts.failed }}
      onSubmit={async (valueOf) => {
        const moment = momentOf(valueOf('at'), zone)
        if ('problem' in moment) return { fields: { at: texts.clock[moment.problem] } }
        return own.run(() => changeRelease(tenant, id, { at: moment.at }), texts.planDone)
      }}
    >
      <p>{texts.planEffect}</p>
      <Field name="at" label={texts.at} explanation={zone}>
        {(control) => (
          <input
            {...control}
            required
            type="datetime-local"
            min={localTime(now, zone)}
            {...(at && { defaultValue: localTime(at, zone) })}
          />
        )}
      </Field>
    </DialogButton>
  )
}
