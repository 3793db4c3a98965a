/** How the panel writes a day: the month as a word, since countries differ in which number comes first. */
export const dateOnly = { displayFormat: 'd MMM yyyy' } as const

/** How it writes a moment, in the time zone of who looks. */
export const dateAndTime = {
  pickerAppearance: 'dayAndTime',
  displayFormat: `${dateOnly.displayFormat}, HH:mm`,
} as const
