export type FieldOption = { value: string; label: string }
