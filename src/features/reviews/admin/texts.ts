import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { ReviewState } from '../rules/review'

/** Apart from the texts in the panel, which load with it. */
export const BUTTON_TEXTS = {
  nl: {
    review: 'Beoordeling',
    ask: 'Beoordeling vragen',
    asked: 'Beoordeling gevraagd',
    decide: 'Beoordelen',
    sentBack: 'Teruggestuurd',
    approved: 'Goedgekeurd',
  },
  en: {
    review: 'Review',
    ask: 'Request review',
    asked: 'Review requested',
    decide: 'Review this',
    sentBack: 'Sent back',
    approved: 'Approved',
  },
} as const satisfies LocaleTexts<unknown>

type Texts = {
  title: (language: string) => string
  close: string
  loading: string
  failed: string
  former: string
  state: Record<ReviewState, (person: string) => string>
  asks: (reviewer: string | null) => string
  changedOpen: string
  changedApproved: string
  differs: string
  isNew: string
  reader: string
  writerExplanation: string
  editorExplanation: string
  fourEyes: string
  message: string
  reviewer: string
  anybody: string
  send: string
  sendAgain: string
  sent: string
  approveAndPublish: string
  approve: string
  approved: string
  reason: string
  sendBack: string
  sentBackDone: string
  withdraw: string
  withdrawn: string
}

export const REVIEW_TEXTS: LocaleTexts<Texts> = {
  nl: {
    title: (language) => `Beoordeling (${language})`,
    close: 'Beoordeling sluiten',
    loading: 'Laden…',
    failed: 'Dat is niet gelukt. Probeer het opnieuw.',
    former: 'een oud-collega',
    state: {
      open: (person) => `${person} vraagt een beoordeling.`,
      approved: (person) => `${person} heeft deze versie goedgekeurd.`,
      sentBack: (person) => `${person} heeft dit teruggestuurd.`,
      withdrawn: (person) => `De aanvraag van ${person} is ingetrokken.`,
    },
    asks: (reviewer) =>
      reviewer ? `Gevraagd aan ${reviewer}.` : 'Gevraagd aan iedereen die mag publiceren.',
    changedOpen: 'Het concept is sinds de aanvraag gewijzigd. U beoordeelt wat er nu staat.',
    changedApproved: 'Het concept is daarna gewijzigd. De goedkeuring geldt niet voor wat er nu staat.',
    differs: 'Het verschil met wat online staat bekijken',
    isNew: 'Hiervan staat in deze taal nog niets online.',
    reader: 'Er is geen beoordeling gevraagd.',
    writerExplanation:
      'Als schrijver zet u niets zelf online. Vraag een beoordeling: wie mag publiceren, ziet het verschil en keurt het goed of stuurt het terug.',
    editorExplanation: 'Laat een collega meekijken voordat dit online gaat.',
    fourEyes:
      'Hier geldt het vierogenprincipe: wat u zelf schreef, gaat pas online als een collega precies die versie heeft goedgekeurd.',
    message: 'Bericht (mag leeg blijven)',
    reviewer: 'Aan wie',
    anybody: 'Iedereen die mag publiceren, zonder e-mail',
    send: 'Beoordeling vragen',
    sendAgain: 'Opnieuw een beoordeling vragen',
    sent: 'De beoordeling is gevraagd.',
    approveAndPublish: 'Goedkeuren en publiceren',
    approve: 'Alleen goedkeuren',
    approved: 'Goedgekeurd.',
    reason: 'Wat moet er anders?',
    sendBack: 'Terugsturen',
    sentBackDone: 'Teruggestuurd.',
    withdraw: 'Aanvraag intrekken',
    withdrawn: 'De aanvraag is ingetrokken.',
  },
  en: {
    title: (language) => `Review (${language})`,
    close: 'Close the review',
    loading: 'Loading…',
    failed: 'That did not work. Try again.',
    former: 'a former colleague',
    state: {
      open: (person) => `${person} requests a review.`,
      approved: (person) => `${person} approved this version.`,
      sentBack: (person) => `${person} sent this back.`,
      withdrawn: (person) => `The request of ${person} was withdrawn.`,
    },
    asks: (reviewer) => (reviewer ? `Asked of ${reviewer}.` : 'Asked of everybody who may publish.'),
    changedOpen: 'The draft has changed since the request. You review what it says now.',
    changedApproved: 'The draft has changed since. The approval does not count for what it says now.',
    differs: 'See the difference with what is online',
    isNew: 'Nothing of this is online in this language yet.',
    reader: 'No review has been requested.',
    writerExplanation:
      'As a writer you put nothing online yourself. Request a review: whoever may publish sees the difference, and approves it or sends it back.',
    editorExplanation: 'Have a colleague look at this before it goes online.',
    fourEyes:
      'Two people are needed to publish here: what you wrote yourself goes online once a colleague has approved exactly that version.',
    message: 'Message (optional)',
    reviewer: 'Of whom',
    anybody: 'Everybody who may publish, without an e-mail',
    send: 'Request review',
    sendAgain: 'Request a review again',
    sent: 'The review was requested.',
    approveAndPublish: 'Approve and publish',
    approve: 'Approve only',
    approved: 'Approved.',
    reason: 'What has to change?',
    sendBack: 'Send back',
    sentBackDone: 'Sent back.',
    withdraw: 'Withdraw the request',
    withdrawn: 'The request was withdrawn.',
  },
}
