/** A figure and its unit: "12 weken" is set as a large 12 and a small weken. What has no digits is all figure. */
export function splitValue(value: string): { figure: string; unit: string } {
  const [, figure, unit] = /^([^\p{L}]*\d[^\p{L}°]*)(.*)$/u.exec(value.trim()) ?? []
  return figure === undefined
    ? { figure: value.trim(), unit: '' }
    : { figure: figure.trim(), unit: unit ?? '' }
}
