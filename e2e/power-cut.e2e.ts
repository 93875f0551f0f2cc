import { beginWithStatement } from './support/application.ts'
import { expect, test } from './support/clock-test.ts'
import { people } from './support/people.ts'
import { next } from './support/wizard.ts'

// A server that is killed under an open page.
test('a power cut in the middle of the wizard: what was saved and what was typed are both still there', async ({
  page,
  say,
  as,
  product,
}) => {
  const owner = await as(people.sadafOwner)
  const { offers } = await owner.call('offers.list')
  const [offer] = offers.filter(({ amount }) => amount === '90000.00')
  const offerId = offer?.id ?? ''
  const holder = 'Sadaf Interiors LLC'
  const { id } = await beginWithStatement(owner, { offerId, amount: '40000', tenor: 12, holder })
  await page.goto(`/application-preapproved/social_networks/${offerId}/mer_sadaf`)
  const instagram = page.getByLabel(say.wizard_instagram())
  await instagram.fill('@sadaf.interiors')
  await product.kill()
  await next(page, say)
  await expect(page.getByText(say.wizard_lost_text())).toBeVisible()
  await expect(instagram).toHaveValue(/sadaf\.interiors/)

  await product.restart()
  await page.reload()
  await expect(instagram).toHaveValue(/sadaf\.interiors/)
  const { application } = await owner.call('applications.read', { params: { id } })
  expect(application).toMatchObject({ amount: '40000.00', tenor: 12, status: 'draft' })
  expect(application.bank_statements).toHaveLength(1)
  expect(application.social_networks).toBeNull()

  await next(page, say)
  await expect(page.getByRole('heading', { name: say.wizard_location_title() })).toBeVisible()
  const saved = await owner.call('applications.read', { params: { id } })
  expect(saved.application.social_networks?.instagram).toContain('sadaf.interiors')
})
