/** The month as a word, since countries differ on the order of day and month. */
const SHOWN = 'd MMM yyyy'
/** Ways in which a day is typed. */
const TYPED = [SHOWN, 'd-M-yyyy', 'yyyy-MM-dd']

/** In both languages the week begins on Monday, as in the calendar of plans. */
const MONDAY = { calendarStartDay: 1 as const }

export const dateOnly = { displayFormat: SHOWN, overrides: { ...MONDAY, dateFormat: TYPED } }

/** Shown in the time zone of the browser. */
export const dateAndTime = {
  pickerAppearance: 'dayAndTime' as const,
  displayFormat: `${SHOWN}, HH:mm`,
  timeFormat: 'HH:mm',
  timeIntervals: 15,
  overrides: {
    ...MONDAY,
    // What is typed in no such way is thrown away.
    dateFormat: TYPED.flatMap((day) => [`${day}, HH:mm`, `${day} HH:mm`]),
    // It is in English in every language.
    showTimeCaption: false,
  },
}
