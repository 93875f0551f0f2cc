import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { limitedProcesses, type ChildLimits } from '../../../../platform/limited/limited-child.ts'
import { newToken } from '../../../../platform/ids.ts'
import { readMail, type IncomingMail } from './read-mail.ts'

export interface MailTask {
  path: string
  limits: ChildLimits
}

/** Null where it is no mail, or one that takes more than any does. */
export interface MailAnswer {
  mail: IncomingMail | null
}

/**
 * What fits is read at once, however it is built; of more, a stranger can make a mail that keeps a process
 * busy or fills it.
 */
const smallBytes = 128 * 1024
const limits: ChildLimits = { memoryBytes: 640 * 2 ** 20, cpuSeconds: 15 }
const wallSeconds = 60

/**
 * Reads mails as they came: a large one in a process of its own, so that whoever may write to us keeps nobody
 * waiting.
 */
export function mailReader(folder: string) {
  const processes = limitedProcesses<MailTask, MailAnswer>({
    module: join(import.meta.dirname, 'child.ts'),
    heapMb: 256,
    ...{ workers: 1, waiting: 8, ofOne: { atOnce: 1, waiting: 8 } },
    tooHeavy: () => ({ mail: null }),
  })

  return async (raw: Buffer, signal: AbortSignal): Promise<IncomingMail | null> => {
    if (raw.length <= smallBytes) return readMail(raw)
    const path = join(folder, newToken())
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(path, raw, { mode: 0o600 })
      const file = { path, owner: 'mail', signal }
      return (await processes.run(file, { path, limits }, wallSeconds)).mail
    } finally {
      await rm(path, { force: true })
    }
  }
}
