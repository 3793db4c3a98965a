/** Public interface of this feature. */
export { emptyTrashTask } from './jobs/empty-trash'
