import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TriedPart } from '@daftar/contract/endpoints/console/health'
import { triedSms } from '@daftar/words/sms-texts'
import type { AreaDependencies } from '../../../area-dependencies.ts'
import type { StaffActor } from '../../../platform/http/actor.ts'
import { newId } from '../../../platform/ids.ts'
import { scrub } from '../../../platform/logging/scrub.ts'
import { written } from '../../../platform/mail/letter.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { databaseState } from '../../../platform/metrics/state.ts'
import type { Sms } from '../../../platform/sms/sms.ts'
import { listStaff } from '../../people/staff/index.ts'

/** What is tried is what the product sends and stores by. */
export interface Trying extends Pick<AreaDependencies, 'database' | 'realNow' | 'config' | 'brand'> {
  mail: Mail
  sms: Sms
}

/** Nobody waits longer for a server of others. */
const patienceMs = 20_000
const mostSkewSeconds = 2

/** Does with one part what the product does with it, now and past every queue; to whoever asks. */
export async function tryPart(
  deps: Trying,
  part: TriedPart,
  actor: Pick<StaffActor, 'id' | 'email'>,
): Promise<{ part: TriedPart; worked: boolean; took_ms: number; problem: string | null }> {
  const begunAt = performance.now()
  const problem = await Promise.race([
    tries[part](deps, actor).then(() => null),
    sleep(patienceMs, `no answer within ${patienceMs / 1000} seconds`, { ref: false }),
  ]).catch((error: unknown) => scrub(error instanceof Error ? error.message : 'unknown').slice(0, 300))
  return { part, worked: problem === null, took_ms: Math.round(performance.now() - begunAt), problem }
}

type Try = (deps: Trying, actor: Pick<StaffActor, 'id' | 'email'>) => Promise<void>

const tries: Record<TriedPart, Try> = {
  mail: ({ mail, brand }, { email }) =>
    mail(
      newId('msg'),
      written({
        kind: 'staff_mail_tried',
        to: email,
        facts: { product: { en: brand.name, ar: brand.nameAr } },
      }),
    ),
  sms: async ({ sms, database, brand }, { id }) => {
    const staff = await database.systemRead(listStaff)
    const phone = staff.find((one) => one.id === id)?.phone
    if (!phone) throw new Error('whoever asks has no phone')
    await sms(newId('msg'), { to: phone, text: triedSms({ en: brand.name, ar: brand.nameAr }) })
  },
  disk: async ({ config }) => {
    const id = newId('try')
    const file = join(config.dataDir, id)
    try {
      await writeFile(file, id, { flush: true, mode: 0o600 })
      if ((await readFile(file, 'utf8')) !== id) throw new Error('what was read is not what was written')
    } finally {
      await rm(file, { force: true })
    }
  },
  clock: async ({ database, realNow }) => {
    const { skewSeconds } = await database.systemRead((tx) => databaseState(tx, realNow))
    if (Math.abs(skewSeconds) > mostSkewSeconds)
      throw new Error(`this machine and the database differ by ${skewSeconds.toFixed(1)} seconds`)
  },
}
