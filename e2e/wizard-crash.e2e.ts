import { signInThere } from './support/api.ts'
import { beginWithStatement } from './support/application.ts'
import { people } from './support/people.ts'
import { startOwnProduct } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test } from './support/test.ts'
import { next } from './support/wizard.ts'

test('a power cut in the middle of the wizard: what was saved and what was typed are both still there', async ({
  page,
  context,
  say,
}) => {
  test.setTimeout(150_000)
  const product = await startOwnProduct()
  const { origin } = product
  try {
    const owner = await signInThere(origin, people.rawaaOwner, 'auth')
    const { id } = await beginWithStatement(owner, {
      offerId: 'ofr_rawaa2',
      amount: '40000',
      tenor: 12,
      holder: 'Rawaa Fashion Company',
    })
    await takeOver(context, owner)
    await page.goto(`${origin}/application-preapproved/social_networks/ofr_rawaa2/mer_rawaa`)
    const instagram = page.getByLabel(say.wizard_instagram())
    await instagram.fill('@rawaa.fashion')
    await product.kill()
    await next(page, say)
    await expect(page.getByText(say.wizard_lost_text())).toBeVisible()
    await expect(instagram).toHaveValue(/rawaa\.fashion/)

    await product.restart()
    await page.reload()
    await expect(instagram).toHaveValue(/rawaa\.fashion/)
    const { application } = await owner.call('capital.application', { params: { id } })
    expect(application).toMatchObject({ amount: '40000.00', tenor: 12, status: 'draft' })
    expect(application.bank_statements).toHaveLength(1)
    expect(application.social_networks).toBeNull()

    await next(page, say)
    await expect(page.getByRole('heading', { name: say.wizard_location_title() })).toBeVisible()
    const saved = await owner.call('capital.application', { params: { id } })
    expect(saved.application.social_networks?.instagram).toContain('rawaa.fashion')
  } finally {
    await product.stop()
  }
})
