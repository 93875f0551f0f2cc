import type { Tx } from '../database/database.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { inBothLanguages, type LetterLine } from './letter.ts'

/** An e-mail in both languages. */
export interface BilingualMail {
  to: string
  subject: string
  paragraphs: { en: LetterLine[]; ar: LetterLine[] }
}

/** Queues e-mails in the caller's transaction, in as many statements for a hundred as for one. */
export type QueueMail = (tx: Tx, ...mails: BilingualMail[]) => Promise<void>

export function bilingualMail(outbox: Outbox): QueueMail {
  return (tx, ...mails) =>
    outbox.mails(
      tx,
      mails.map(({ to, subject, paragraphs }) => ({
        to,
        subject,
        parts: inBothLanguages((language) => paragraphs[language]),
      })),
    )
}
