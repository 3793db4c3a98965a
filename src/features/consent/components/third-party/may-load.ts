import type { LoadRule } from '@/src/features/consent/rules/third-party'
import type { ConsentChoices } from '@/src/features/consent/rules/record'

/** Whether a script may load with the visitor's choices. */
export function mayLoad(rule: LoadRule, { analytics }: ConsentChoices): boolean {
  switch (rule) {
    case 'start-up':
      return true
    case 'analytics-consent':
      return analytics
    case 'never':
      return false
  }
}
