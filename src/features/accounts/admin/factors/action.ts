import type { TotpSetup } from './requests'
import type { FactorTexts } from './texts'

/** The level of the headings: below that of the account, or of a page of their own. */
export type FactorHeading = 'h2' | 'h4'

/** A change of one's second factors. */
export type Action =
  | { kind: 'addPasskey' | 'startTotp' | 'removeTotp' | 'renewCodes' }
  | { kind: 'renamePasskey' | 'removePasskey'; id: string; name: string }
  | { kind: 'addTotp'; setup: TotpSetup }

/** The heading of the dialog of an action. */
export function headingOf(action: Action, texts: FactorTexts): string {
  switch (action.kind) {
    case 'addPasskey':
      return texts.addPasskey
    case 'renamePasskey':
      return texts.renameOf(action.name)
    case 'removePasskey':
      return texts.removeOf(action.name)
    case 'startTotp':
    case 'addTotp':
      return texts.setUpTotp
    case 'removeTotp':
      return texts.removeTotp
    case 'renewCodes':
      return texts.renewCodes
  }
}

/** The label of its button. */
export const SUBMIT_LABELS = {
  addPasskey: 'next',
  startTotp: 'next',
  addTotp: 'turnOn',
  renamePasskey: 'rename',
  removePasskey: 'remove',
  removeTotp: 'remove',
  renewCodes: 'renewCodes',
} as const satisfies Record<Action['kind'], keyof FactorTexts>
