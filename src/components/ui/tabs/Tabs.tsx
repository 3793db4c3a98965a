'use client'

import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'

import { IconButton } from '../Button'
import type { UiLabels } from '../labels'
import { tabFor } from './tab-for'
import { useTabIndicator, useTabScroll } from './use-tab-bar'

export type Tab = { value: string; label: string; content: ReactNode }

type Props = {
  /** At least one; the first is selected by default. */
  tabs: readonly Tab[]
  /** Accessible name of the tab list. */
  label: string
  value?: string
  onValueChange?: (value: string) => void
  labels: UiLabels['tabs']
}

/** Behaviour: tab-keys, tab-ink-bar */
export function Tabs({ tabs, label, value, onValueChange, labels }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState(tabs[0]?.value)
  const shown = value ?? chosen
  const choose = (next: string) => {
    setChosen(next)
    if (next !== shown) onValueChange?.(next)
  }
  return (
    <div className="tabs">
      <TabBar tabs={tabs} id={id} label={label} labels={labels} shown={shown} onChoose={choose} />
      {tabs.map((tab) => (
        <div
          key={tab.value}
          aria-labelledby={`${id}-${tab.value}`}
          className="tabs-panel"
          hidden={tab.value !== shown}
          id={`${id}-${tab.value}-panel`}
          role="tabpanel"
          tabIndex={0}
        >
          {tab.content}
        </div>
      ))}
    </div>
  )
}

type BarProps = Pick<Props, 'tabs' | 'label' | 'labels'> & {
  id: string
  shown: string | undefined
  onChoose: (value: string) => void
}

/** One tab stop; arrow keys move between tabs. */
function TabBar({ tabs, id, label, labels, shown, onChoose }: BarProps) {
  const list = useRef<HTMLDivElement>(null)
  const ink = useTabIndicator(list, shown)
  const { scroller, overflow, scrollBy } = useTabScroll()
  const keyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.value === shown)
    const next = tabFor(event.key, current, tabs.length)
    const tab = next === null ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onChoose(tab.value)
    document.getElementById(`${id}-${tab.value}`)?.focus()
  }
  const scroll = { show: overflow.any, onPress: scrollBy }
  return (
    <div className="tabs-bar" data-overflow={overflow.any || undefined}>
      <ScrollButton {...scroll} side="back" label={labels.back} spent={!overflow.back} />
      <div ref={scroller} className="tabs-scroller">
        <div ref={list} aria-label={label} className="tabs-list" role="tablist">
          {tabs.map((tab) => (
            <button
              key={tab.value}
              aria-controls={`${id}-${tab.value}-panel`}
              aria-selected={tab.value === shown}
              className="tab"
              id={`${id}-${tab.value}`}
              role="tab"
              tabIndex={tab.value === shown ? 0 : -1}
              type="button"
              onClick={() => onChoose(tab.value)}
              onKeyDown={keyDown}
            >
              {tab.label}
            </button>
          ))}
          {ink && <span className="tabs-ink" style={ink} />}
        </div>
      </div>
      <ScrollButton {...scroll} side="on" label={labels.on} spent={!overflow.on} />
    </div>
  )
}

type ScrollButtonProps = {
  side: 'back' | 'on'
  label: string
  show: boolean
  spent: boolean
  onPress: (direction: -1 | 1) => void
}

/** For pointers only: with the keyboard, the bar scrolls along. */
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
