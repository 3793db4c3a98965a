/** One of the answers to choose from. */
export type FieldOption = { value: string; label: string }
