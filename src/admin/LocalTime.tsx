'use client'

import { useIsBrowser } from '@/src/components/ui/use-is-browser'
import { usePanelDate } from './use-panel-date'

type Props = {
  value: string
  /** As date-fns has it; by default that of the panel. */
  pattern?: string
}

/** A date and time in the browser's time zone. The server does not know that zone, so it renders no text. */
export function LocalTime({ value, pattern }: Props) {
  const dateText = usePanelDate()
  const isBrowser = useIsBrowser()
  return <time dateTime={value}>{isBrowser && dateText(value, pattern)}</time>
}
