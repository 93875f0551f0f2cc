import { channels } from '@daftar/rules/letters/channels'
import { letterTopics } from '@daftar/rules/letters/letter-kinds'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { instant, pageQuery } from '../../wire/values.ts'

/** What somebody was told, and how they want to be told. */

const page = { next_page_token: z.string().nullable() }

const signedIn = { kind: 'account' } as const satisfies Access

export const notification = z.object({
  id: z.string(),
  topic: z.enum(letterTopics),
  heading: z.string(),
  heading_ar: z.string(),
  text: z.string(),
  text_ar: z.string(),
  /** The page it leads to; null where it leads nowhere. */
  path: z.string().nullable(),
  at: instant,
  is_read: z.boolean(),
})
export type Notification = z.output<typeof notification>

const unread = z.number().int()

export const notificationChoice = z.object({
  topic: z.enum(letterTopics),
  channel: z.enum(channels),
  is_on: z.boolean(),
  /** Nobody may switch it off. */
  is_fixed: z.boolean(),
})

export const notificationsEndpoints = {
  'notifications.list': endpoint({
    route: 'GET /merchant/api/v1/notifications',
    summary: 'What the signed-in person was told, newest first, and how much of it is not read',
    access: signedIn,
    query: z.strictObject(pageQuery),
    response: z.object({ notifications: z.array(notification), unread, ...page }),
  }),
  'notifications.unread': endpoint({
    route: 'GET /merchant/api/v1/notifications/unread',
    summary: 'How much of what the signed-in person was told is not read',
    access: signedIn,
    response: z.object({ unread }),
  }),
  'notifications.read': endpoint({
    route: 'POST /merchant/api/v1/notifications/{id}/read',
    summary: 'One notification was read; read again it stays so',
    access: signedIn,
    params: z.object({ id: z.string().max(60) }),
    response: z.object({ unread }),
    reasons: ['not_found'],
    example: { params: { id: '00000000-0000-7000-8000-000000000000' } },
  }),
  'notifications.readAll': endpoint({
    route: 'POST /merchant/api/v1/notifications/read',
    summary: 'Everything up to the newest one that was seen is read; what came since is not',
    access: signedIn,
    body: z.strictObject({ up_to: z.string().max(60) }),
    response: z.object({ unread }),
    reasons: ['not_found'],
    example: { body: { up_to: '00000000-0000-7000-8000-000000000000' } },
  }),
  'notifications.choices': endpoint({
    route: 'GET /merchant/api/v1/notifications/choices',
    summary: 'By which ways the signed-in person is told of what',
    access: signedIn,
    response: z.object({ choices: z.array(notificationChoice) }),
  }),
  'notifications.choose': endpoint({
    route: 'POST /merchant/api/v1/notifications/choices',
    summary: 'Switch one way of being told of something on or off; what guards the account stays on',
    access: signedIn,
    body: z.strictObject({ topic: z.enum(letterTopics), channel: z.enum(channels), is_on: z.boolean() }),
    response: z.object({ choices: z.array(notificationChoice) }),
    audit: 'notifications.chosen',
    example: { body: { topic: 'advances', channel: 'email', is_on: false } },
  }),
}
