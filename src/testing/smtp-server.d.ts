/** The part of smtp-server that the tests use; its published types depend on another version of nodemailer. */
declare module 'smtp-server' {
  import type { Server } from 'node:net'
  import type { Readable } from 'node:stream'

  type Address = { address: string }
  type Session = { envelope: { mailFrom: Address | false; rcptTo: Address[] } }
  type Done = (error?: Error | null) => void

  export class SMTPServer {
    constructor(options: {
      authOptional: boolean
      disabledCommands: string[]
      onRcptTo: (address: Address, session: Session, done: Done) => void
      onData: (stream: Readable, session: Session, done: Done) => void
    })
    server: Server
    listen(port: number, host: string): void
    close(done: () => void): void
  }
}
