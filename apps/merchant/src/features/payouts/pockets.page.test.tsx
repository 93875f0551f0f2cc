import { refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { payoutsAnswers } from '../../testing/fixtures/payouts.ts'
import { looks, renderAt } from '../../testing/render-at.tsx'

const at = '/finance/payouts/completed'
const card = () => screen.findByRole('region', { name: m.payouts_pockets_title() })

test.each(looks)(
  'each pocket opens the rows that make it, with why and when, in %s at %i',
  async (language, width) => {
    renderAt(at, { language, width, answers: payoutsAnswers })
    const region = await card()
    expect(region.textContent).toContain('2,199.40')
    expect(asRead(region.textContent ?? '')).toContain(
      asRead(m.payouts_pockets_empty({ names: m.payouts_pocket_in_dispute() })),
    )
    await userEvent.click(within(region).getByText(m.payouts_pocket_held()))
    const held = within(region).getByText(m.payouts_pocket_held()).closest('details')!
    expect(held.open).toBe(true)
    expect(held.textContent).toContain(m.payouts_held_compliance_review())
    expect(within(held).getByRole('link', { name: 'P-1041' }).getAttribute('href')).toBe(
      '/finance/payouts/completed/pyt_2',
    )
    const way = within(region).getByText(m.payouts_pocket_on_its_way()).closest('details')!
    expect(way.textContent).toContain(m.payouts_wait_at_the_bank({ date: isolated('23/11/26') }))
  },
)

test('where money is failed alone leaves the page, and says so in its place', async () => {
  renderAt(at, { answers: { ...payoutsAnswers, 'payouts.pockets': refuse('not_found') } })
  await screen.findByRole('region', { name: /23\/11\/26/ })
  expect(await screen.findByText(m.payouts_not_found_title())).toBeTruthy()
})
