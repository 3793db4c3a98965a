export type NavSection = 'content' | 'blog' | 'visitors' | 'site' | 'management'

export type CollectionFacts = {
  /** How many documents a tenant has; `false` when they belong to the installation. */
  tenantOwned: 'many' | 'one' | false
  /** Whether the audit log records its changes. */
  audited: boolean
  /** Its section in the panel's navigation; within a section, the order is that of this table. */
  section: NavSection
  /** Its path in the panel, after `/admin`. */
  adminPath: `/${string}`
  /** The last path segment of the create form. Default: `create`. */
  createSegment?: 'new'
  /** Where drafts are previewed: on their own site, or in the panel. The link to it is at `preview` below the admin path. */
  previewed?: 'site' | 'panel'
  /** Whether its preview can be shared by a link. */
  shared?: true
  /** Whether a document cannot be deleted while others refer to it. */
  keptWhileUsed?: true
  /** Whether a deleted document is in the trash first. */
  trashed?: true
  /** Whether its references do not prevent deletion: a page URL is deleted with its page, logs only record. */
  weakReferences?: true
  /** Whether it has personal data of visitors, which is not shown anywhere else. */
  personal?: true
  /** Whether its documents are deleted together with their domain. */
  removedWithDomain?: true
  /** Whether its documents do not keep their tenant from being deleted: they remain, or the database deletes them with it. */
  outlivesTenant?: true
  /** Whether it is a log that the database only lets grow, until its entries are old. */
  appendOnly?: true
}
