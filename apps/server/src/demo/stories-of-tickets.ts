import { createHash } from 'node:crypto'
import type { BodyInput } from '@daftar/contract'
import { replyAddress } from '../modules/service/support/index.ts'
import { newUuid } from '../platform/ids.ts'
import { ownerOf, staff } from './acting.ts'
import type { Scene, Step, Story } from './stage.ts'

type Asked = Pick<BodyInput<'support.create'>, 'topic' | 'subject' | 'description'>

/** A ticket of the past: the owner asks, and what followed builds on it. */
function asked({ act, deps, merchant }: Scene, at: Date, given: Asked) {
  let id = ''
  let number = ''
  let seen = 0
  const owner = ownerOf(merchant)
  const message = (body: string, now: Date) => ({ id: newUuid(now), body, attachments: [] })
  const open: Step = {
    at,
    run: async (now) => {
      const body = { ...given, store_id: null, order_id: null, attachments: [] }
      ;({ id, number } = (await act(owner, 'support.create', { at: now, body })).ticket)
    },
  }
  const taken = (of: Date): Step => ({
    at: of,
    run: (now) => act(staff.agent, 'support.take', { at: now, params: { id }, body: { from: null } }),
  })
  const answered = (
    of: Date,
    text: string,
    more: Partial<Pick<BodyInput<'support.answer'>, 'is_note' | 'status'>> = {},
  ): Step => ({
    at: of,
    run: async (now) => {
      const body = { ...message(text, now), seen, is_note: false, ...more }
      const page = await act(staff.agent, 'support.answer', { at: now, params: { id }, body })
      seen = page.messages.at(-1)?.seq ?? seen
    },
  })
  const written = (of: Date, text: string): Step => ({
    at: of,
    run: async (now) => {
      await act(owner, 'support.write', { at: now, params: { id }, body: message(text, now) })
      seen += 1
    },
  })
  /**
   * From an address that nobody of the merchant has, so an agent decides whether it may stand in the ticket.
   */
  const mailed = (of: Date, mail: { from: string; text: string }): Step => ({
    at: of,
    run: async (now) => {
      const named = [replyAddress(deps.keys, 'support@reply.example', { id, number })]
      const key = createHash('sha256').update(id).digest('hex')
      const common = { key, subject: `Re: ${given.subject}`, named, files: [] }
      await deps.takeMail({ ...common, ...mail, isAutomatic: false, isForged: false }, now)
    },
  })
  const liked = (of: Date, note: string): Step => ({
    at: of,
    run: (now) => act(owner, 'support.like', { at: now, params: { id }, body: { note } }),
  })
  return { open, taken, answered, written, mailed, liked }
}

/**
 * One ticket that was answered well, and one that is being talked about, also by somebody whom nobody knows.
 */
export const noorsTickets: Story = (scene) => {
  const lower = asked(scene, scene.day(9, 10), {
    topic: 'finances',
    subject: 'Why is this week’s payout lower?',
    description: 'We sold more than the week before, and the payout is smaller. What was taken off?',
  })
  const webhook = asked(scene, scene.day(2, 11), {
    topic: 'tech_issue',
    subject: 'Our webhook is paused',
    description: 'Since our host changed the certificate the webhook of the web shop stands on “paused”.',
  })
  return [
    lower.open,
    lower.taken(scene.day(9, 11)),
    lower.answered(
      scene.day(9, 12),
      'The repayment of your advance and two refunds were taken off. The page of the payout lists each of them under “Every movement”.',
      { status: 'pending' },
    ),
    lower.written(scene.day(9, 14), 'Found it, thank you. The refunds were ours.'),
    lower.answered(scene.day(8, 10), 'Glad it is clear. I close the question then.', { status: 'resolved' }),
    lower.liked(scene.day(8, 12), 'Quick and to the point.'),
    webhook.open,
    webhook.taken(scene.day(2, 12)),
    webhook.answered(scene.day(2, 13), 'The chain lacks its intermediate certificate.', { is_note: true }),
    webhook.answered(
      scene.day(2, 14),
      'Your host sends its certificate without the intermediate one, so we cannot verify it. Once it sends both, press “Resume” on the page of webhooks: nothing that waited is lost.',
      { status: 'pending' },
    ),
    webhook.written(scene.day(1, 12), 'The host says it is mended. May we resume it now?'),
    webhook.mailed(scene.day(1, 13), {
      from: 'huda@web-host.example',
      text: 'I look after the server of Noor. The intermediate certificate is in place since noon; please try the webhook once more.',
    }),
  ]
}

/** One that nobody has answered yet, in Arabic. */
export const rawaasTickets: Story = (scene) => [
  asked(scene, scene.last(9), {
    topic: 'finances',
    subject: 'متى تصل دفعة هذا الأسبوع؟',
    description: 'يوافق الإثنين إجازة البنك عندنا، فهل تصل الدفعة قبله أم بعده؟',
  }).open,
]
