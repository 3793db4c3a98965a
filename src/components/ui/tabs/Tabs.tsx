'use client'

import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

import { IconButton } from '../Button'
import type { UiLabels } from '../labels'
import { useSettled, useTabScroll } from './use-tab-bar'

type Tab = { value: string; label: string; content: ReactNode }

type Props = {
  /** At least one; the first is shown unless told otherwise. */
  tabs: readonly Tab[]
  /** What the tabs are of. */
  label: string
  value?: string
  onValueChange?: (value: string) => void
  labels: UiLabels['tabs']
}

/** Tabs that switch by click, arrow keys, Home and End. §9: the ink bar takes its place 150 ms after mount. */
export function Tabs({ tabs, label, value, onValueChange, labels }: Props) {
  const settled = useSettled()
  const { scroller, overflow, scrollBy } = useTabScroll()
  return (
    <Base.Root
      className="tabs"
      {...(value === undefined ? { defaultValue: tabs[0]?.value } : { value })}
      onValueChange={(chosen) => onValueChange?.(String(chosen))}
    >
      <div className="tabs-bar" data-overflow={overflow.any || undefined}>
        <ScrollButton
          side="back"
          label={labels.back}
          show={overflow.any}
          spent={!overflow.back}
          onPress={scrollBy}
        />
        <div ref={scroller} className="tabs-scroller">
          <Base.List activateOnFocus aria-label={label} className="tabs-list">
            {tabs.map((tab) => (
              <Base.Tab key={tab.value} value={tab.value} className="tab">
                {tab.label}
              </Base.Tab>
            ))}
            {settled && <Base.Indicator className="tabs-ink" />}
          </Base.List>
        </div>
        <ScrollButton
          side="on"
          label={labels.on}
          show={overflow.any}
          spent={!overflow.on}
          onPress={scrollBy}
        />
      </div>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="tabs-panel">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}

type ScrollButtonProps = {
  side: 'back' | 'on'
  label: string
  show: boolean
  spent: boolean
  onPress: (direction: -1 | 1) => void
}

/** For pointers; a keyboard goes from tab to tab and takes the bar along. */
function ScrollButton({ side, label, show, spent, onPress }: ScrollButtonProps) {
  if (!show) return null
  return (
    <IconButton
      disabled={spent}
      icon={side === 'back' ? 'arrow-left' : 'arrow-right'}
      label={label}
      tabIndex={-1}
      onClick={() => onPress(side === 'back' ? -1 : 1)}
    />
  )
}
