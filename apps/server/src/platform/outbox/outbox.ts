import type { Keys } from '../crypto/keys.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database, Tx } from '../database/database.ts'
import { newId } from '../ids.ts'
import { defineJob, enqueueMany, type Job } from '../jobs/jobs.ts'
import { scrub } from '../logging/scrub.ts'
import type { Mail, MailMessage } from '../mail/mail.ts'
import type { Sms, SmsMessage } from '../sms/sms.ts'

/** What leaves the product. A module that talks to a partner adds its kind and its deliverer. */
export type Deliverer<Payload = never> = (id: string, payload: Payload) => Promise<void>

export type Outbox = {
  /** Decide to send in this transaction: it leaves after the commit, at least once, or never. */
  mail(tx: Tx, message: MailMessage): Promise<string>
  /** Many mails in two statements, however many they are. */
  mails(tx: Tx, messages: readonly MailMessage[]): Promise<void>
  sms(tx: Tx, message: SmsMessage): Promise<string>
  /** The same for any other kind; the payload is JSON and encrypted while it waits. */
  send(tx: Tx, kind: string, payload: unknown): Promise<string>
  /** Adds what carries other kinds away. Throws for a kind that something carries already. */
  add(deliverers: Readonly<Record<string, Deliverer>>): void
  /** The job that delivers; give it to the worker. */
  job: Job<{ id: string }>
  /** Deliver everything that waits, now: for tests and for a console without a worker. Returns how many. */
  deliverWaiting(): Promise<number>
}

type Parts = {
  database: Database
  keys: Keys
  clock: Clock
  mail: Mail
  sms: Sms
}

const purpose = 'outbox'

/** The outbox: rows written with the change that decided them, delivered by a job, wiped once delivered. */
export function createOutbox(parts: Parts): Outbox {
  const { database, keys, clock } = parts
  const deliverers: Record<string, Deliverer> = {
    mail: parts.mail as Deliverer,
    sms: parts.sms as Deliverer,
  }
  const job = defineJob<{ id: string }>('outbox.deliver', ({ id }) => deliver(id))

  async function send(tx: Tx, kind: string, payload: unknown): Promise<string> {
    const [id] = await sendMany(tx, kind, [payload])
    return id!
  }

  async function sendMany(tx: Tx, kind: string, payloads: readonly unknown[]): Promise<string[]> {
    if (!deliverers[kind]) throw new Error(`nothing delivers ${kind}`)
    if (payloads.length === 0) return []
    const ids = payloads.map(() => newId('msg'))
    const sealed = payloads.map((payload) =>
      keys.seal(null, purpose, JSON.stringify(payload)).toString('base64'),
    )
    await tx`
      insert into outbox_message (id, kind, sealed, created_at)
      select id, ${kind}, decode(sealed, 'base64'), ${clock.now()}
        from unnest(${ids}::text[], ${sealed}::text[]) as m (id, sealed)`
    await enqueueMany(
      tx,
      job,
      ids.map((id) => ({ id })),
    )
    return ids
  }

  /** Nothing is locked while it is under way: a crash between sending and noting it sends it again. */
  async function deliver(id: string): Promise<void> {
    const [row] = await database.systemRead(
      (tx) => tx<{ kind: string; sealed: Buffer }[]>`
        select kind, sealed from outbox_message where id = ${id} and delivered_at is null`,
    )
    const deliverer = row && (deliverers[row.kind] as Deliverer<unknown> | undefined)
    if (!row) return
    try {
      if (!deliverer) throw new Error(`nothing delivers ${row.kind}`)
      await deliverer(id, JSON.parse(keys.open(null, purpose, row.sealed).toString()))
    } catch (error) {
      const reason = scrub(error instanceof Error ? error.message : 'unknown').slice(0, 500)
      await database.system(
        (tx) =>
          tx`update outbox_message set attempts = attempts + 1, last_error = ${reason} where id = ${id}`,
      )
      throw error
    }
    await database.system(
      (tx) => tx`
        update outbox_message set sealed = null, delivered_at = ${clock.now()}, attempts = attempts + 1
        where id = ${id} and delivered_at is null`,
    )
  }

  return {
    mail: (tx, message) => send(tx, 'mail', message),
    mails: async (tx, messages) => void (await sendMany(tx, 'mail', messages)),
    sms: (tx, message) => send(tx, 'sms', message),
    send,
    add: (others) => {
      const twice = Object.keys(others).find((kind) => kind in deliverers)
      if (twice !== undefined) throw new Error(`two deliver ${twice}`)
      Object.assign(deliverers, others)
    },
    job,
    deliverWaiting: async () => {
      const waiting = await database.systemRead(
        (tx) => tx<{ id: string }[]>`
          select id from outbox_message where delivered_at is null order by created_at, id`,
      )
      for (const { id } of waiting) await deliver(id)
      return waiting.length
    },
  }
}
