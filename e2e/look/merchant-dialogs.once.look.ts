import type { Visitor } from '@daftar/testkit/walk/stop'
import type { Page } from '@playwright/test'
import type { Api } from '../support/api.ts'
import { unfoldFilters } from '../support/orders.ts'
import { sharedSession } from '../support/session.ts'
import type { Say } from '../support/test.ts'
import { expectLooksRight } from './support/looks-right.ts'
import { waitUntilSettled } from './support/settled.ts'
import { expect, test } from './support/test.ts'
import type { Things } from './support/things.ts'
import { visitors } from './support/visitors.ts'

// Where there is the least room: what fits here fits beside a mouse too.
test.use({ look: 'ar-phone' })

interface Stop {
  dialog: string
  as: Exclude<Visitor, 'nobody'>
  at: (demo: Things, api: Api) => string | Promise<string>
  open: (page: Page, say: Say) => Promise<void>
}

const capital = '/finance/tabby-capital'
const payouts = '/finance/payouts'

const stops: readonly Stop[] = [
  {
    dialog: 'a view under a name of one’s own',
    as: 'noorOwner',
    at: () => '/payments?status=refunded&sort=amount_desc',
    open: async (page, say) => {
      await unfoldFilters(page, say)
      await press(page, say, say.orders_view_save())
    },
  },
  {
    dialog: 'a capture of the orders that are chosen',
    as: 'noorOwner',
    at: () => '/payments?status=authorized',
    open: async (page, say) => {
      await page.getByRole('main').getByRole('checkbox').first().check()
      await page.getByRole('button', { name: say.orders_bulk_button({ count: 1 }) }).click()
    },
  },
  {
    dialog: 'a capture',
    as: 'noorOwner',
    at: orderThatIs('authorized'),
    open: (page, say) => press(page, say, say.orders_capture_amount({ amount: '' }).trim()),
  },
  {
    dialog: 'a cancelled order',
    as: 'noorOwner',
    at: orderThatIs('authorized'),
    open: (page, say) => press(page, say, say.orders_cancel_order()),
  },
  {
    dialog: 'a refund, with what is wrong in it',
    as: 'noorOwner',
    at: orderThatIs('captured'),
    open: async (page, say) => {
      await press(page, say, say.orders_refund())
      const dialog = page.getByRole('alertdialog')
      await dialog.getByRole('textbox').first().fill('9999999')
      await dialog.getByRole('button', { name: say.orders_refund() }).last().click()
    },
  },
  {
    dialog: 'a cancelled link',
    as: 'noorOwner',
    at: ({ link }) => `/payment-links/${link}/created`,
    open: (page, say) => press(page, say, say.links_cancel()),
  },
  {
    dialog: 'the check of a webhook',
    as: 'noorOwner',
    at: () => '/webhooks',
    open: (page, say) => press(page, say, say.webhooks_check()),
  },
  {
    dialog: 'the CSV of payouts',
    as: 'noorOwner',
    at: () => `${payouts}/completed`,
    open: (page, say) => press(page, say, say.payouts_export()),
  },
  {
    dialog: 'an advance’s balance',
    as: 'noorOwner',
    at: () => `${capital}/loans/lon_noor1`,
    open: (page, say) => press(page, say, say.loan_balance_details()),
  },
  {
    dialog: 'relief asked for',
    as: 'noorOwner',
    at: () => `${capital}/loans/lon_noor1`,
    open: (page, say) => press(page, say, say.relief_ask()),
  },
  {
    dialog: 'a call-back',
    as: 'noorOwner',
    at: () => `${capital}/offers/ofr_noor1`,
    open: (page, say) => press(page, say, say.offers_call_open()),
  },
  {
    dialog: 'feedback on an offer',
    as: 'noorOwner',
    at: () => `${capital}/offers/ofr_noor2`,
    open: async (page) => {
      await page.evaluate(() => location.assign('#feedback'))
    },
  },
  {
    dialog: 'what happened since',
    as: 'lulwaOwner',
    at: () => '/account',
    open: (page, say) =>
      page.getByRole('button', { name: say.bell_title() }).filter({ visible: true }).click(),
  },
  {
    dialog: 'the end of all sessions',
    as: 'noorOwner',
    at: () => '/account/sessions',
    open: (page, say) => press(page, say, say.account_sessions_end_all()),
  },
  {
    dialog: 'the payout cycle',
    as: 'bahriOwner',
    at: () => `${payouts}/upcoming`,
    open: async (page, say) => {
      await press(page, say, say.payouts_cycle_change())
      await page.getByRole('radio', { name: say.payouts_cycle_flexible() }).check()
    },
  },
  {
    dialog: 'a payout asked for',
    as: 'bahriOwner',
    at: () => `${payouts}/upcoming`,
    open: async (page, say) => {
      await page.route('**/payouts/upcoming?*', async (route) => {
        const answer = await route.fetch()
        const { upcoming } = (await answer.json()) as { upcoming: object[] }
        const request = { can: true, minimum: '100.000', reason: null }
        const flexible = upcoming.map((payout) => ({ ...payout, cycle: 'flexible', request }))
        await route.fulfill({ response: answer, json: { upcoming: flexible } })
      })
      await page.reload()
      await page.getByRole('button', { name: say.payouts_request(), exact: true }).click()
    },
  },
  {
    dialog: 'an early pay-off',
    as: 'tamrOwner',
    at: ({ payOffOffer }) => `${capital}/offers/${payOffOffer}`,
    open: (page, say) => press(page, say, say.offers_continue_with({ amount: '' }).trim()),
  },
]

for (const { dialog, as, at, open } of stops)
  test(`${dialog}: its dialog looks right, and Escape closes it`, async ({
    walker,
    look,
    demo,
    say,
  }, info) => {
    const api = await sharedSession(info.project.use.baseURL ?? '', visitors[as])
    const page = await walker.open(as, await at(demo, api))
    const dialogs = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await open(page, say)
    await expect(dialogs).toHaveCount(1)
    await waitUntilSettled(page, walker.listener, false)
    await expectLooksRight({ page, look, listener: walker.listener })
    await page.keyboard.press('Escape')
    await expect(dialogs).toHaveCount(0)
  })

/** A button of the page, or an entry of the menu that holds what a phone has no room for. */
async function press(page: Page, say: Say, name: string): Promise<void> {
  const button = page.getByRole('main').getByRole('button', { name }).first()
  if (await button.isVisible()) return button.click()
  await page.getByRole('button', { name: say.shell_more_actions() }).click()
  await page.getByRole('menuitem', { name }).click()
}

function orderThatIs(status: 'authorized' | 'captured') {
  return async (_: Things, api: Api) => {
    const { payments } = await api.call('orders.list', { query: { statuses: status, page_size: 1 } })
    return `/payments/${payments[0]?.id}`
  }
}
