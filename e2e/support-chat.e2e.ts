import { randomUUID } from 'node:crypto'
import type { Api } from './support/api.ts'
import { people, staff } from './support/people.ts'
import { sharedSession } from './support/session.ts'
import { expect, test } from './support/test.ts'

test.use({ look: 'ar-phone' })

// A real stream over a real connection that is cut: what a browser hears, keeps and sends again when it is
// back.
test('a chat whose connection is cut in between loses nothing and repeats nothing', async ({
  page,
  context,
  say,
  as,
  origin,
}) => {
  const owner = await as(people.rawaaOwner)
  const agent = await sharedSession(origin, staff.agent)
  const id = await aTicket(owner)
  await page.goto(`${origin}/support/${id}`)
  const box = page.getByLabel(say.support_write())
  const said = page.getByRole('log').getByRole('article')
  const write = async (text: string) => {
    await box.fill(text)
    await box.press('Enter')
  }
  await write('مرحبًا، أين الدفعة؟')
  await expect(said.filter({ hasText: say.support_delivered() })).toHaveCount(1)
  await answer(agent, id, 'نبحث عنها الآن.')
  await expect(said.filter({ hasText: 'نبحث عنها الآن.' })).toBeVisible()

  await context.setOffline(true)
  await answer(agent, id, 'وجدناها.')
  await answer(agent, id, 'خرجت هذا الصباح.')
  await write('هل وجدتموها؟')
  await expect(said.filter({ hasText: 'هل وجدتموها؟' })).toBeVisible()
  await context.setOffline(false)

  const all = ['مرحبًا، أين الدفعة؟', 'نبحث عنها الآن.', 'وجدناها.', 'خرجت هذا الصباح.', 'هل وجدتموها؟']
  await expect(said).toContainText(all)
  await expect(said).toHaveCount(all.length)
  await expect(said.last()).toContainText(say.support_delivered())
  await answer(agent, id, 'شكرًا لصبركم.')
  await expect(said).toContainText([...all, 'شكرًا لصبركم.'])
  const { messages } = await owner.call('support.thread', { params: { id }, query: {} })
  expect(messages.map(({ seq, body }) => [seq, body])).toEqual(
    [...all, 'شكرًا لصبركم.'].map((body, at) => [at + 1, body]),
  )
})

async function aTicket(owner: Api): Promise<string> {
  const body = {
    topic: 'finances' as const,
    subject: 'أين دفعة الاثنين؟',
    description: 'لم تصل دفعة يوم الاثنين إلى البنك.',
    store_id: null,
    order_id: null,
    attachments: [],
  }
  return (await owner.call('support.create', { body })).ticket.id
}

/** The agent has seen whatever stands there. */
async function answer(agent: Api, id: string, text: string): Promise<void> {
  const { messages } = await agent.call('support.readForStaff', { params: { id } })
  await agent.call('support.answer', {
    params: { id },
    body: {
      ...{ id: randomUUID(), body: text, attachments: [], is_note: false },
      seen: messages.at(-1)?.seq ?? 0,
    },
  })
}
