import { EDIT_SEGMENT } from '@/src/features/urls/rules/reserved-segments'

/** On every site: begins with a code of the panel. */
export const EDIT_PATH = `/${EDIT_SEGMENT}`
/** Leads from a page to its document in the panel. */
export const OPEN_PATH = `${EDIT_PATH}/open`
export const STOP_PATH = `${EDIT_PATH}/stop`
const SCRIPT_PATH = `${EDIT_PATH}/corner.js`

/** What is added to the HTML of a page for a browser with the marker. */
export const CORNER_TAG = `<script src="${SCRIPT_PATH}" async></script>`
