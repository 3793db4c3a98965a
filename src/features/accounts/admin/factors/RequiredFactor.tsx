'use client'

import type { Factors } from '@/src/features/accounts/rules/factors'
import type { Locale } from '@/src/lib/constants'
import { navigateTo } from '@/src/lib/navigation'
import { FactorSections } from './FactorSections'

type Props = {
  factors: Factors
  language: Locale
  /** The page of the panel that was requested. */
  destination: string
}

/** Sets up a factor, shows its recovery codes, and goes on to the panel. */
export const RequiredFactor = ({ destination, ...props }: Props) => (
  <FactorSections {...props} isRequired onReady={() => navigateTo(destination)} />
)
