import type { AnswerOf } from '@daftar/contract'
import { channels, hasChannel, isAlwaysTold, topicsSeen } from '@daftar/rules/letters/channels'
import {
  kindsAbout,
  letterKinds,
  type LetterKind,
  type LetterTopic,
} from '@daftar/rules/letters/letter-kinds'
import type { ReadTx } from '../../../platform/database/database.ts'
import type { MerchantActor } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse, refuseFields } from '../../../platform/http/refusal.ts'
import {
  countUnread,
  listChoices,
  listNotifications,
  markRead,
  markReadUpTo,
  saveChoice,
  type NotificationRow,
  type Reader,
} from './store.ts'

export function notificationHandlers(): Handlers<'notifications'> {
  return {
    'notifications.list': async ({ tx, actor, query }) => {
      const reader = readerOf(actor)
      const page = await listPage(query, byTime('created_at'), (asked) =>
        listNotifications(tx, reader, asked),
      )
      return {
        notifications: page.rows.map(present),
        unread: await countUnread(tx, reader),
        next_page_token: page.next_page_token,
      }
    },

    'notifications.unread': async ({ tx, actor }) => ({ unread: await unreadOf(tx, actor) }),

    'notifications.read': async ({ tx, actor, params, now }) => {
      const isTheirs = await markRead(tx, readerOf(actor), params.id, now)
      return isTheirs ? { unread: await unreadOf(tx, actor) } : refuse('not_found')
    },

    'notifications.readAll': async ({ tx, actor, body, now }) => {
      const isTheirs = await markReadUpTo(tx, readerOf(actor), body.up_to, now)
      return isTheirs ? { unread: await unreadOf(tx, actor) } : refuse('not_found')
    },

    'notifications.choices': async ({ tx, actor }) => ({ choices: await choicesOf(tx, actor) }),

    'notifications.choose': async ({ tx, actor, body, now, audit }) => {
      const { topic, channel, is_on: enabled } = body
      audit({ object: `${topic}:${channel}`, after: { is_on: enabled } })
      if (channel === 'sms' || isAlwaysTold(topic, channel) || !topicsSeen(actor.permissions).includes(topic))
        return refuseFields({ channel: 'choose_option' })
      await saveChoice(tx, readerOf(actor), { topic, channel, enabled }, now)
      return { choices: await choicesOf(tx, actor) }
    },
  }
}

/** How much of what somebody was told is not read. */
export function unreadOf(tx: ReadTx, actor: MerchantActor): Promise<number> {
  return countUnread(tx, readerOf(actor))
}

function readerOf({ id, merchantId, permissions, storeIds }: MerchantActor): Reader {
  // Before any access there is no merchant, and nothing was told.
  return {
    merchantId: merchantId ?? '',
    personId: id,
    kinds: kindsAbout(topicsSeen(permissions)),
    storeIds,
  }
}

async function choicesOf(
  tx: ReadTx,
  actor: MerchantActor,
): Promise<AnswerOf<'notifications.choices'>['choices']> {
  const chosen = await listChoices(tx, readerOf(actor))
  return topicsSeen(actor.permissions).flatMap((topic) =>
    channels
      .filter((channel) => hasChannel(topic, channel))
      .map((channel) => {
        const is_fixed = isAlwaysTold(topic, channel)
        const own = chosen.find((one) => one.topic === topic && one.channel === channel)
        return { topic, channel, is_on: is_fixed || (own?.enabled ?? true), is_fixed }
      }),
  )
}

function present(row: NotificationRow): AnswerOf<'notifications.list'>['notifications'][number] {
  return {
    id: row.id,
    topic: letterKinds[row.kind as LetterKind] as LetterTopic,
    heading: row.heading_en,
    heading_ar: row.heading_ar,
    text: row.said_en,
    text_ar: row.said_ar,
    path: row.path || null,
    at: row.created_at.toISOString(),
    is_read: row.read_at !== null,
  }
}
