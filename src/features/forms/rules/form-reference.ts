/** The query parameter with which a page hands a text to the `reference` field of a form on another page. */
export const REFERENCE_PARAMETER = 'reference'
