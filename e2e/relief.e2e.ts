import { signInThere } from './support/api.ts'
import { merchants } from './support/merchants.ts'
import { expectFits, regionOf } from './support/pages.ts'
import { people, staff, type Person } from './support/people.ts'
import { startOwnProduct } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test } from './support/test.ts'

test.use({ look: 'ar-phone' })

test('relief: a merchant asks, withdraws and asks again; two people at the desk answer; the weeks that change stand beside the advance @everywhere', async ({
  browser,
  say,
  language,
  locale,
  viewport,
  isPhone,
}) => {
  test.setTimeout(180_000)
  const product = await startOwnProduct()
  try {
    const open = async (person: Person, audience: 'auth' | 'desk') => {
      const context = await browser.newContext({
        locale: locale ?? 'en',
        viewport: viewport ?? null,
        baseURL: product.origin,
        timezoneId: 'Asia/Dubai',
      })
      await takeOver(context, await signInThere(product.origin, person, audience))
      return context.newPage()
    }
    const reason = 'The shop was under water for a week.'
    const owner = await open(people.noorOwner, 'auth')
    await owner.goto('/finance/tabby-capital/loans/lon_noor1')
    const card = regionOf(owner, say.relief_title())
    const dialog = owner.getByRole('alertdialog')
    await card.getByRole('button', { name: say.relief_ask() }).click()
    await dialog.getByRole('button', { name: say.relief_send() }).click()
    await expect(dialog.getByRole('textbox', { name: say.relief_reason() })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await dialog.getByText(say.relief_kind_lower(), { exact: true }).click()
    await expect(dialog.getByRole('textbox', { name: say.relief_minimum() })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await dialog.getByText(say.relief_kind_pause(), { exact: true }).click()
    await dialog.getByRole('button', { name: say.relief_weeks_more() }).click()
    await expect(dialog.getByText(say.relief_week_nothing(), { exact: true })).toHaveCount(2)
    await dialog.getByRole('textbox', { name: say.relief_reason() }).fill(reason)
    await dialog.getByRole('button', { name: say.relief_send() }).click()
    await expect(card.getByText(say.relief_open_title())).toBeVisible()
    await card.getByRole('button', { name: say.relief_withdraw() }).click()
    await dialog.getByRole('button', { name: say.relief_withdraw() }).click()
    await card.getByRole('button', { name: say.relief_ask() }).click()
    await dialog.getByRole('button', { name: say.relief_weeks_more() }).click()
    await dialog.getByRole('textbox', { name: say.relief_reason() }).fill(reason)
    await dialog.getByRole('button', { name: say.relief_send() }).click()
    await expect(card.getByText(say.relief_open_title())).toBeVisible()
    await expectFits(owner)

    const agent = await open(staff.agent, 'desk')
    await agent.goto('/desk/relief')
    const row = (page: typeof agent) =>
      page
        .getByRole(isPhone ? 'listitem' : 'row')
        .filter({ hasText: say.relief_kind_pause() })
        .filter({ hasText: merchants.noor[language] })
    await row(agent).getByRole('button').or(row(agent).getByRole('link')).first().click()
    await expect(agent.getByText(reason)).toBeVisible()
    await agent.getByRole('button', { name: say.relief_propose() }).click()
    const answer = agent.getByRole('alertdialog')
    await answer.getByRole('textbox', { name: say.relief_answer_en() }).fill('We are glad to help.')
    await answer.getByRole('textbox', { name: say.relief_answer_ar() }).fill('يسعدنا أن نساعدك.')
    await answer.getByRole('button', { name: say.relief_propose() }).click()
    await expect(row(agent).getByText(say.relief_state_proposed())).toBeVisible()

    const underwriter = await open(staff.underwriter, 'desk')
    await underwriter.goto('/desk/relief')
    await row(underwriter).getByRole('button').or(row(underwriter).getByRole('link')).first().click()
    await underwriter.getByRole('button', { name: say.relief_approve() }).click()
    await underwriter.getByRole('alertdialog').getByRole('button', { name: say.relief_approve() }).click()
    await expect(row(underwriter)).toHaveCount(0)
    await expectFits(underwriter)

    await owner.reload()
    await expect(card.getByText(say.relief_approved_title())).toBeVisible()
    await expect(card.getByText(locale === 'ar' ? 'يسعدنا أن نساعدك.' : 'We are glad to help.')).toBeVisible()
    await expect(card.getByText(say.relief_week_nothing(), { exact: true })).toHaveCount(2)
  } finally {
    await product.stop()
  }
})
