/** The month as a word, since countries differ on the order of day and month. */
export const dateOnly = { displayFormat: 'd MMM yyyy' } as const

/** Shown in the time zone of the browser. */
export const dateAndTime = {
  pickerAppearance: 'dayAndTime',
  displayFormat: `${dateOnly.displayFormat}, HH:mm`,
} as const
