import type { AnswerOf } from '@daftar/contract'
import { pending, refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { looks, renderAt } from '../../testing/render-at.tsx'

type Choice = AnswerOf<'notifications.choices'>['choices'][number]

const way = (topic: Choice['topic'], channel: Choice['channel'], more: Partial<Choice> = {}): Choice => ({
  topic,
  channel,
  is_on: true,
  is_fixed: false,
  ...more,
})

const choices = [
  way('security', 'email', { is_fixed: true }),
  way('security', 'sms', { is_fixed: true }),
  way('advances', 'email'),
  way('advances', 'inside', { is_on: false }),
]
const at = '/account/notifications'
async function box(topic: string, channel: string) {
  const group = within(await screen.findByRole('group', { name: topic }))
  return group.getByRole<HTMLInputElement>('checkbox', { name: (said) => said.startsWith(channel) })
}

test.each(looks)(
  'each topic has its ways, and what guards the account cannot be switched off, in %s at %i',
  async (language, width) => {
    renderAt(at, { language, width, answers: { 'notifications.choices': { choices } } })
    const mail = await box(m.notify_topic_security(), m.notify_email())
    expect([mail.checked, mail.disabled]).toEqual([true, true])
    const inside = await box(m.notify_topic_advances(), m.notify_inside())
    expect([inside.checked, inside.disabled]).toEqual([false, false])
    expect(screen.getAllByText(m.notify_fixed())).toHaveLength(2)
  },
)

test('a choice is kept as soon as it is pressed, and goes back where it could not be kept', async () => {
  const { user, server } = renderAt(at, {
    answers: { 'notifications.choices': { choices }, 'notifications.choose': refuse('not_found') },
  })
  await user.click(await box(m.notify_topic_advances(), m.notify_email()))
  await waitFor(async () =>
    expect((await box(m.notify_topic_advances(), m.notify_email())).checked).toBe(true),
  )
  const off = choices.map((one) => (one.topic === 'advances' ? { ...one, is_on: false } : one))
  server.answer({ 'notifications.choose': { choices: off } })
  await user.click(await box(m.notify_topic_advances(), m.notify_email()))
  await waitFor(async () =>
    expect((await box(m.notify_topic_advances(), m.notify_email())).checked).toBe(false),
  )
  expect(server.callsOf('notifications.choose').at(-1)?.body).toEqual({
    ...{ topic: 'advances', channel: 'email', is_on: false },
  })
})

test('choices that are on their way or cannot be had say so', async () => {
  const { server, user } = renderAt(at, { answers: { 'notifications.choices': refuse('not_found') } })
  expect(await screen.findByText(m.notify_failed())).toBeTruthy()
  server.answer({ 'notifications.choices': pending })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByRole('heading', { level: 1, name: m.notify_title() })).toBeTruthy()
})
