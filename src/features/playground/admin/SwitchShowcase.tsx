'use client'

import { useState } from 'react'

import { OptionSwitch } from '@/src/components/ui/OptionSwitch'
import { Switch } from '@/src/components/ui/Switch'
import type { PlaygroundTexts } from './texts'

/** Switches: plain, with labelled options, and disabled. */
export function SwitchShowcase({ texts }: { texts: PlaygroundTexts }) {
  const [on, setOn] = useState(true)
  const shared = { checked: on, onCheckedChange: setOn }
  const options = { off: texts.off, on: texts.on }
  return (
    <div className="link-row">
      <Switch {...shared} label={texts.notify} />
      <Switch {...shared} disabled label={texts.disabled} />
      <OptionSwitch {...shared} label={texts.notify} options={options} />
      <OptionSwitch {...shared} disabled label={texts.disabled} options={options} />
    </div>
  )
}
