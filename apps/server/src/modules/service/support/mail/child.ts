import { readFileSync } from 'node:fs'
import { answersOnce } from '../../../../platform/limited/child-side.ts'
import { readMail } from './read-mail.ts'
import type { MailAnswer, MailTask } from './reader.ts'

/** The process in which a large mail is read: one of them, then it ends. */
answersOnce<MailTask, MailAnswer>({
  work: async ({ path }) => ({ mail: await readMail(readFileSync(path)) }),
  broken: () => ({ mail: null }),
})
