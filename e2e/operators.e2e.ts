import { solveBotCheck } from '@daftar/testkit/bot-check'
import { apiOf, signInThere } from './support/api.ts'
import { codeFor } from './support/inbox.ts'
import { confirmWith } from './support/pages.ts'
import { startOwnProduct, type Product } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

const layla = { email: 'layla@desk.example', phone: '+971502229001' }
const locked = 'locked-out@shop.example'

let product: Product
test.beforeAll(async () => {
  product = await startOwnProduct({ OTP_TRIES_PER_CODE: '10', OTP_HARD_STOP: '10' })
})
test.afterAll(() => product.stop())

test('an operator makes an administrator beside the running server, who opens a sign-in again that wrong codes have closed, until the operator blocks her', async ({
  page,
  context,
  say,
}) => {
  const { origin } = product
  const roles = ['--roles', 'desk_admin']
  const add = ['--email', layla.email, '--phone', layla.phone, '--name', 'Layla Mansour', ...roles]
  expect(await product.operate('staff', 'add', ...add)).toContain('desk_admin')
  expect(await product.operate('staff', 'list')).toContain('layla@desk.example')
  await closeOut(locked)
  await takeOver(context, await signInThere(origin, layla, 'desk'))

  await page.goto(`${origin}/desk/identities`)
  await page.getByRole('button', { name: say.desk_identity_look() }).click()
  await expect(page.getByText(say.field_required(), { exact: true })).toBeVisible()
  await page.getByLabel(say.desk_sign_in_contact()).fill(locked)
  await page.getByRole('button', { name: say.desk_identity_look() }).click()
  await expect(page.getByText(say.desk_identity_closed_text())).toBeVisible()
  await page.getByRole('button', { name: say.desk_identity_open() }).click()
  await confirmWith(page, say.desk_identity_open())
  await expect(page.getByText(say.desk_identity_not_closed_text())).toBeVisible()
  await expect(page.getByRole('button', { name: say.desk_identity_open() })).toHaveCount(0)
  expect((await begin(locked)).session_id).not.toBe('')

  expect(await product.operate('staff', 'block', '--email', layla.email)).toContain('blocked since')
  await page.getByRole('link', { name: say.desk_audit(), exact: true }).click()
  await expect(page).toHaveURL(/\/desk\/sign-in/)
})

/** Wrong codes until the contact is closed for good. */
async function closeOut(email: string): Promise<void> {
  const { api, session_id } = await begin(email)
  const code = await codeFor(product.origin, email)
  const otp_code = code === '000000' ? '000001' : '000000'
  for (let tries = 0; tries < 10; tries += 1)
    await expect(api.call('auth.verify', { body: { session_id, otp_code } })).rejects.toMatchObject({
      reason: 'invalid_code',
    })
  await expect(begin(email)).rejects.toMatchObject({ reason: 'too_many_codes' })
}

async function begin(email: string) {
  const api = apiOf(product.origin)
  const { challenge } = await api.call('auth.botCheck')
  const body = { email, lang: 'en', cf_turnstile: solveBotCheck(challenge) } as const
  return { api, ...(await api.call('auth.authenticate', { body })) }
}
