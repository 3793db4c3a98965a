/** Who has the form open, and whether their tenant wants that two people see what is published. */
export type Reader = { id: string; mayWrite: boolean; mayPublish: boolean; fourEyes: boolean }
