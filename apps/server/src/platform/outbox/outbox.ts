import { smsSize } from '@daftar/rules/contact/sms-parts'
import type { Keys } from '../crypto/keys.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database, Tx } from '../database/database.ts'
import { newId } from '../ids.ts'
import { defineJob, enqueueMany, type Job } from '../jobs/jobs.ts'
import { scrub } from '../logging/scrub.ts'
import type { Mail } from '../mail/mail.ts'
import type { MailMessage } from '../mail/message.ts'
import type { Sms, SmsMessage } from '../sms/sms.ts'
import { findWaiting, insertMessages, listWaiting, noteDelivered, noteFailed } from './store.ts'

/** What leaves the product in one way. A module that talks to a partner defines its kind and delivers it. */
export interface MessageKind<Payload> {
  name: string
  /** What carries a message away; it may be called twice for the same id. */
  deliveredBy(deliver: (id: string, payload: Payload) => Promise<void>): Deliverer
}

/** One kind of message with what carries it away. */
export interface Deliverer {
  kind: string
  deliver(id: string, payload: unknown): Promise<void>
}

/** Names a kind of message and says what it carries: JSON, which is encrypted while it waits. */
export function defineMessageKind<Payload>(name: string): MessageKind<Payload> {
  return {
    name,
    deliveredBy: (deliver) => ({ kind: name, deliver: (id, payload) => deliver(id, payload as Payload) }),
  }
}

export type Outbox = {
  /** Decide to send in this transaction: it leaves after the commit, at least once, or never. */
  mail(tx: Tx, message: MailMessage): Promise<string>
  /** Many mails in two statements, however many they are; answers their ids in the same order. */
  mails(tx: Tx, messages: readonly MailMessage[]): Promise<string[]>
  /** Kept with how many parts it is sent in, after the text itself is wiped. */
  sms(tx: Tx, message: SmsMessage): Promise<string>
  /** The same for any other kind. Throws when nothing delivers it. */
  send<Payload>(tx: Tx, kind: MessageKind<Payload>, payload: Payload): Promise<string>
  /** Adds what carries other kinds away. Throws for a kind that something carries already. */
  add(deliverers: readonly Deliverer[]): void
  /** The job that delivers; give it to the worker. */
  job: Job<{ id: string }>
  /** Deliver everything that waits, now: for tests and for a console without a worker. Returns how many. */
  deliverWaiting(): Promise<number>
}

type OutboxDependencies = {
  database: Database
  keys: Keys
  clock: Clock
  mail: Mail
  sms: Sms
}

const purpose = 'outbox'
const mailKind = defineMessageKind<MailMessage>('mail')
const smsKind = defineMessageKind<SmsMessage>('sms')

/** The outbox: rows written with the change that decided them, delivered by a job, wiped once delivered. */
export function createOutbox(deps: OutboxDependencies): Outbox {
  const { database, keys, clock } = deps
  const deliverers = new Map<string, Deliverer>()
  add([mailKind.deliveredBy(deps.mail), smsKind.deliveredBy(deps.sms)])
  const job = defineJob<{ id: string }>('outbox.deliver', ({ id }) => deliver(id))

  function add(others: readonly Deliverer[]): void {
    for (const each of others) {
      if (deliverers.has(each.kind)) throw new Error(`two deliver ${each.kind}`)
      deliverers.set(each.kind, each)
    }
  }

  async function send<Payload>(tx: Tx, kind: MessageKind<Payload>, payload: Payload): Promise<string> {
    const [id] = await sendMany(tx, kind, [payload])
    return id!
  }

  async function sendMany<Payload>(
    tx: Tx,
    kind: MessageKind<Payload>,
    payloads: readonly Payload[],
    parts: number | null = null,
  ): Promise<string[]> {
    if (!deliverers.has(kind.name)) throw new Error(`nothing delivers ${kind.name}`)
    if (payloads.length === 0) return []
    const ids = payloads.map(() => newId('msg'))
    const sealed = payloads.map((payload) =>
      keys.seal(null, purpose, JSON.stringify(payload)).toString('base64'),
    )
    // Sent behind each other, without a wait in between.
    await Promise.all([
      insertMessages(tx, { kind: kind.name, ids, sealed, parts, at: clock.now() }),
      enqueueMany(
        tx,
        job,
        ids.map((id) => ({ id })),
      ),
    ])
    return ids
  }

  /** Nothing is locked while it is under way: a crash between sending and noting it sends it again. */
  async function deliver(id: string): Promise<void> {
    const row = await findWaiting(database, id)
    if (!row) return
    const deliverer = deliverers.get(row.kind)
    try {
      if (!deliverer) throw new Error(`nothing delivers ${row.kind}`)
      await deliverer.deliver(id, JSON.parse(keys.open(null, purpose, row.sealed).toString()))
    } catch (error) {
      const reason = scrub(error instanceof Error ? error.message : 'unknown').slice(0, 500)
      await noteFailed(database, id, reason)
      throw error
    }
    await noteDelivered(database, id, clock.now())
  }

  return {
    mail: (tx, message) => send(tx, mailKind, message),
    mails: (tx, messages) => sendMany(tx, mailKind, messages),
    sms: async (tx, message) => {
      const [id] = await sendMany(tx, smsKind, [message], smsSize(message.text).parts)
      return id!
    },
    send,
    add,
    job,
    deliverWaiting: async () => {
      const waiting = await listWaiting(database)
      for (const { id } of waiting) await deliver(id)
      return waiting.length
    },
  }
}
