import { codeFor, inTurn, seenBy } from './support/inbox.ts'
import { confirmWith, entriesOf, openMenu } from './support/pages.ts'
import { people, staff } from './support/people.ts'
import { sharedSession, takeOver } from './support/session.ts'
import { expect, test } from './support/test.ts'

test('staff sign in with two codes, never with one, and come back to where they wanted to go @everywhere', async ({
  page,
  say,
  origin,
}) => {
  const { email, phone } = staff.agent
  await page.goto('/desk/merchants')
  await expect(page).toHaveURL(/\/desk\/sign-in\?back=/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.desk_sign_in_title())
  await inTurn(`${origin} ${email}`, async () => {
    const seen = await seenBy(origin, email, phone)
    await page.getByLabel(say.desk_sign_in_contact()).fill(email)
    await page.getByLabel(say.desk_sign_in_contact()).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.desk_code_title())
    await page.getByLabel(say.desk_code_label()).fill(await codeFor(origin, email, seen))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.desk_code_second_title())
    expect((await page.request.get('/desk/api/v1/session')).status()).toBe(401)
    await expect(page.getByText(/0004/)).toBeHidden()
    const code = await codeFor(origin, phone, seen)
    await page.getByLabel(say.desk_code_label()).fill(wrong(code))
    await expect(page.getByText(say.error_invalid_code())).toBeVisible()
    await expect(page.getByLabel(say.desk_code_label())).toHaveValue('')
    await page.getByLabel(say.desk_code_label()).fill(code)
  })
  await expect(page).toHaveURL(`${origin}/desk/merchants`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.desk_merchants())
})

/** The screens of the sidebar in its order, by the first part of their address. */
const screens = {
  cases: 'desk_queue',
  offers: 'desk_offers',
  advances: 'desk_advances',
  relief: 'relief_desk_title',
  waitlist: 'waitlist_desk_title',
  transfers: 'desk_transfers',
  mandates: 'desk_mandates',
  settlement: 'desk_settlement',
  adjustments: 'desk_adjustments',
  holds: 'desk_holds',
  terms: 'desk_terms',
  reconciliation: 'desk_reconciliation',
  ledger: 'desk_ledger',
  merchants: 'desk_merchants',
  'call-backs': 'desk_callbacks_title',
  integrations: 'desk_integrations',
  identities: 'desk_identities',
  banner: 'desk_banner',
  audit: 'desk_audit',
  clock: 'desk_clock',
} as const
type Screen = keyof typeof screens

const decided = ['transfers', 'mandates', 'settlement', 'adjustments', 'holds', 'terms'] as const
const money = [...decided, 'reconciliation', 'ledger'] as const
const advances = ['advances', 'relief'] as const

for (const [name, sees] of [
  ['underwriter', ['cases', 'offers', ...advances, 'waitlist', ...decided, 'merchants', 'audit', 'clock']],
  ['reviewer', ['cases', 'offers', 'merchants', 'audit', 'clock']],
  ['finance', [...advances, ...money, 'merchants', 'audit', 'clock']],
  ['agent', [...advances, 'waitlist', 'mandates', 'merchants', 'call-backs', 'integrations', 'clock']],
  [
    'admin',
    [
      ...['cases', 'offers', ...advances, 'waitlist', ...money, 'merchants', 'integrations'],
      ...['identities', 'banner', 'audit', 'clock'],
    ],
  ],
] as const)
  test(`the console of ${name} shows what the role may open, and nothing else opens`, async ({
    page,
    say,
    as,
    isPhone,
  }) => {
    await as(staff[name])
    await page.goto('/desk')
    const menu = await openMenu(page, say, isPhone, say.desk_menu_open())
    const all = Object.keys(screens) as Screen[]
    const titles = all
      .filter((screen) => (sees as readonly string[]).includes(screen))
      .map((screen) => say[screens[screen]]())
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '')
    expect((await entriesOf(menu)).slice(0, titles.length + 1)).toEqual([
      ...titles,
      say.common_language_other(),
    ])
    for (const screen of all.filter((one) => !(sees as readonly string[]).includes(one))) {
      await page.goto(`/desk/${screen}`)
      await expect(page.getByText(say.desk_forbidden_title())).toBeVisible()
    }
  })

test('an administrator switches an experiment, and the merchant sees it at once', async ({
  page,
  say,
  as,
  origin,
}) => {
  const owner = await sharedSession(origin, people.bahriOwner)
  const names = async () => (await owner.call('account.read')).experiments.map(({ name }) => name)
  expect(await names()).not.toContain('integration_form')
  await as(staff.admin)
  await page.goto('/desk/merchants')
  await page.getByRole('button', { name: 'Bahri Coffee' }).click()
  const drawer = page.getByRole('dialog')
  const what = { name: say.desk_experiment_integration_form() }
  await drawer.getByRole('button', { name: say.desk_switch_on_named(what) }).click()
  await confirmWith(page, say.desk_switch_on())
  await expect(drawer.getByRole('button', { name: say.desk_switch_off_named(what) })).toBeVisible()
  expect(await names()).toContain('integration_form')
})

test('APP-80, APP-81, APP-82, CFG-03: the banner an administrator publishes stands above every page, in the reader’s language', async ({
  page,
  say,
  as,
  origin,
  browser,
}) => {
  await as(staff.admin)
  const admin = await sharedSession(origin, staff.admin)
  const off = { is_active: false, title: { en: '', ar: '' }, message: { en: '', ar: '' } }
  await page.goto('/desk/banner')
  await page.getByRole('checkbox', { name: say.desk_banner_show() }).check()
  await page.getByLabel(say.desk_banner_title_en()).fill('Payouts are late today')
  await page.getByLabel(say.desk_banner_title_ar()).fill('تتأخر الدفعات اليوم')
  await page.getByLabel(say.desk_banner_message_en()).fill('They arrive by the evening')
  await page.getByLabel(say.desk_banner_message_ar()).fill('تصل بحلول المساء')
  await page.getByRole('button', { name: say.desk_banner_publish() }).click()
  await confirmWith(page, say.desk_banner_publish())
  await expect(page.getByText(say.desk_banner_is_on(), { exact: true })).toBeVisible()
  try {
    for (const [locale, title] of [
      ['en', 'Payouts are late today'],
      ['ar', 'تتأخر الدفعات اليوم'],
    ] as const) {
      const context = await browser.newContext({ locale })
      await takeOver(context, await sharedSession(origin, people.noorOwner))
      const reader = await context.newPage()
      for (const path of ['/auth?step=none', '/account']) {
        await reader.goto(`${origin}${path}`)
        await expect(reader.getByText(title)).toBeVisible()
      }
      await context.close()
    }
  } finally {
    await admin.call('desk.setRemoteConfig', { params: { key: 'web_status_message' }, body: off })
  }
})

test('DEC-APPL-3: the queue says beside how many wait how many of them wait too long', async ({
  page,
  say,
  as,
}) => {
  await as(staff.reviewer)
  await page.route(/\/desk\/api\/v1\/capital\/applications\?/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), waiting: 7, overdue: 2 } })
  })
  await page.goto('/desk/cases')
  await expect(page.getByText(say.desk_queue_waiting({ count: 7 }), { exact: true })).toBeVisible()
  await expect(page.getByText(say.desk_queue_overdue({ count: 2 }), { exact: true })).toBeVisible()
})

test('a move of the clock that takes its time shows how far it is, lets nobody move on meanwhile, and says when it has arrived', async ({
  page,
  say,
  as,
}) => {
  await as(staff.agent)
  const [from, reached, to] = [
    '2027-01-04T03:00:00.000Z',
    '2027-01-07T03:00:00.000Z',
    '2027-01-14T03:00:00.000Z',
  ]
  const clock = { now: to, movable: true, moved_by_seconds: 864_000 }
  const run = { name: 'weekly-run:AED', due_at: '2027-01-11T02:00:00.000Z' }
  const running = { from, to, reached, state: 'running', ran_count: 7, ran: [], failed: [] }
  let move: object = running
  await page.route(/\/desk\/api\/v1\/clock/, (route) => route.fulfill({ json: { clock, move } }))
  await page.goto('/desk/clock')
  await expect(page.getByRole('progressbar', { name: say.desk_clock_moving() })).toHaveAttribute(
    'aria-valuenow',
    '30',
  )
  await expect(page.getByText(say.desk_clock_ran_so_far({ count: 7 }))).toBeVisible()
  await expect(page.getByRole('button', { name: say.desk_clock_week() })).toBeDisabled()

  move = { ...running, state: 'held_up', failed: [run] }
  await expect(page.getByText(say.desk_clock_held_up())).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(say.desk_ran_weekly_run({ currency: 'AED' }))
  await expect(page.getByRole('button', { name: say.desk_clock_week() })).toBeEnabled()
  move = running
  await page.reload()
  await expect(page.getByRole('progressbar')).toBeVisible()
  move = { ...running, state: 'done', reached: to, ran_count: 1, ran: [run] }
  await expect(page.getByText(say.desk_clock_done())).toBeVisible()
  await expect(page.getByText(say.desk_ran_weekly_run({ currency: 'AED' })).first()).toBeVisible()
})

test('the audit log shows what was done and what was refused, and its chains verify', async ({
  page,
  say,
  as,
  origin,
}) => {
  const finance = await sharedSession(origin, staff.finance)
  const { transfers } = await finance.call('desk.transfers', { query: { status: 'confirmed' } })
  const again = finance.call('desk.confirmTransfer', {
    params: { id: transfers[0]?.id ?? '' },
    body: { bank_reference: 'BNK-TWICE' },
  })
  await expect(again).rejects.toMatchObject({ status: 409 })
  await as(staff.admin)
  await page.goto('/desk/audit?action=transfer.confirmed')
  await expect(page.getByText('Rima Fares').first()).toBeVisible()
  await expect(page.getByText(say.desk_audit_refused(), { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: say.desk_audit_verify(), exact: true }).click()
  await expect(page.getByText(say.desk_audit_intact(), { exact: true })).toBeVisible()
})

/** Digits that are not the code. */
function wrong(code: string): string {
  return code.startsWith('0') ? `1${code.slice(1)}` : `0${code.slice(1)}`
}
