/** Returns the trimmed value of a field; empty if there is no such field. */
export type ValueOf = (name: string) => string

/** The texts of a form as they are now. */
export const valuesIn = (form: HTMLFormElement): ValueOf => {
  const data = new FormData(form)
  return (name) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
}
