import { pending } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderAt } from '../../testing/render-at.tsx'

test('before a merchant is chosen a new offer is in dirhams, then in the merchant’s currency [CAP-10]', async () => {
  const bahri = { id: 'mrc_bahri', name: 'Bahri Coffee', name_ar: 'قهوة بحري', country: 'BHR' }
  const { user } = renderAt('/desk/offers', {
    as: ['underwriter'],
    answers: {
      'offers.listForStaff': { offers: [], total: 0, active: 0, next_page_token: null },
      'merchants.list': { merchants: [{ ...bahri, currency: 'BHD' }], next_page_token: null },
      'offers.facts': pending,
    },
  })
  await user.click(await screen.findByRole('button', { name: m.desk_offer_make() }))
  const dialog = within(await screen.findByRole('alertdialog', { name: m.desk_offer_make_title() }))
  const amount = dialog.getByRole('textbox', { name: m.desk_amount() })
  expect(amount.parentElement?.textContent).toBe('AED')
  await user.click(dialog.getByRole('combobox', { name: m.desk_merchant_field() }))
  await user.keyboard('Bahri')
  await user.click(await screen.findByRole('option', { name: bahri.name }))
  expect(amount.parentElement?.textContent).toBe('BHD')
})
