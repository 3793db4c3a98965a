/** Splits a figure from its unit, which is set smaller: "12 weken". A value without digits is all figure. */
export function splitValue(value: string): { figure: string; unit: string } {
  const [, figure, unit] = /^([^\p{L}]*\d[^\p{L}°]*)(.*)$/u.exec(value.trim()) ?? []
  return figure === undefined
    ? { figure: value.trim(), unit: '' }
    : { figure: figure.trim(), unit: unit ?? '' }
}
