/** As `Intl.DateTimeFormat('en-US')` writes it; newer browsers put a narrow space before AM and PM. */
const AMERICAN = /^([A-Z][a-z]{2} \d{1,2}, \d{4}), (\d{1,2}):(\d{2})\s([AP])M$/u

/** The local time in a text such as “Nov 23, 2026, 1:05 PM”; null for any other text. */
export function parseAmericanDate(text: string): Date | null {
  const [, day, hour, minute, half] = AMERICAN.exec(text) ?? []
  if (!day) return null
  const date = new Date(`${day} 00:00`)
  date.setHours((Number(hour) % 12) + (half === 'P' ? 12 : 0), Number(minute))
  return Number.isNaN(date.getTime()) ? null : date
}
