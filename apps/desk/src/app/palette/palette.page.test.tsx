import { pending } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { looks, phoneWidth, renderAt } from '../../testing/render-at.tsx'

const noor = { merchant_id: 'mer_noor', merchant_name: 'Noor Perfumes', merchant_name_ar: 'نور للعطور' }
const row = { ...noor, status: 'submitted', currency: 'AED' as const, amount: '80000.00' }
const found = {
  merchants: [{ id: 'mer_noor', name: 'Noor Perfumes', name_ar: 'نور للعطور', currency: 'AED' as const }],
  cases: [{ ...row, id: 'app_1', number: 'app_1' }],
  advances: [],
  payouts: [{ ...row, id: 'pay_1', number: 'P-17' }],
  orders: [],
}
const nothing = { merchants: [], cases: [], advances: [], payouts: [], orders: [] }
const answers = {
  'work.mine': pending,
  'work.find': found,
  'decisions.queue': pending,
  'decisions.case': pending,
}

test.each(looks)(
  'what is called so is a few keys away by the palette, in %s at %i',
  async (language, width) => {
    const { user, server, address } = renderAt('/desk/home', { language, width, answers })
    await screen.findByRole('heading', { level: 1 })
    if (width === phoneWidth) await user.click(screen.getByRole('button', { name: m.desk_palette() }))
    else await user.keyboard('{Control>}k{/Control}')
    const palette = within(await screen.findByRole('dialog', { name: m.desk_palette() }))
    await user.type(palette.getByRole('searchbox'), 'noor')
    expect(await palette.findAllByText(/80,000\.00/)).toHaveLength(2)
    expect(server.callsOf('work.find').at(-1)?.query).toEqual({ query: 'noor' })
    expect(
      palette.getByText(
        m.desk_palette_of({ number: 'P-17', name: language === 'ar' ? 'نور للعطور' : 'Noor Perfumes' }),
      ),
    ).toBeTruthy()
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(address()).toBe('/desk/cases/app_1'))
    expect(screen.queryByRole('dialog', { name: m.desk_palette() })).toBeNull()
  },
)

test('a screen of one’s roles and an act are in the palette, and what the role may not open is not', async () => {
  const { user, address } = renderAt('/desk/home', {
    as: ['reviewer'],
    answers: { ...answers, 'work.find': nothing },
  })
  await screen.findByRole('heading', { level: 1 })
  await user.click(screen.getByRole('button', { name: new RegExp(m.desk_goto()) }))
  const palette = within(await screen.findByRole('dialog', { name: m.desk_palette() }))
  expect(palette.queryByRole('menuitem', { name: m.desk_transfers() })).toBeNull()
  await user.type(palette.getByRole('searchbox'), m.desk_queue())
  await user.click(await palette.findByRole('menuitem', { name: m.desk_queue() }))
  await waitFor(() => expect(address()).toBe('/desk/cases'))
  await user.keyboard('{Control>}k{/Control}')
  const again = within(await screen.findByRole('dialog', { name: m.desk_palette() }))
  await user.click(again.getByRole('menuitem', { name: m.shell_palette_language() }))
  await waitFor(() => expect(document.documentElement.lang).toBe('ar'))
})
