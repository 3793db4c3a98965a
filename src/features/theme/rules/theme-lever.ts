interface Text {
  nl: string
  en: string
}

/** One design lever of a domain: a select field in the admin, an attribute on <html>. */
export interface ThemeLever {
  /** Field name in the domain's `theme` settings. */
  name: string
  attribute: `data-${string}`
  label: Text
  description: Text
  options: readonly { value: string; label: Text }[]
  defaultValue: string
}
