import { offline, pending, refuse, type Answers } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { withSupport } from '../../testing/fixtures/config.ts'
import { aNotice, aPart, partToken } from '../../testing/fixtures/part.ts'
import { looks, renderAt, type Page, type PageOptions } from '../../testing/render-at.tsx'

const title = (name: string) => screen.findByRole('heading', { level: 1, name: asRead(name) })
const submit = () => screen.getByRole('button', { name: m.part_submit() })

function open({ answers, language = 'en', ...options }: PageOptions = {}): Page {
  return renderAt(`/part#${partToken}`, {
    ...options,
    language,
    answers: { 'partLinks.open': { notice: aNotice({ language }) }, ...answers },
  })
}

/** The page of somebody whose code was right. */
async function opened(answers: Answers = {}, part = aPart()): Promise<Page> {
  let { version } = part
  const page = open({
    answers: {
      'partLinks.open': { notice: aNotice({ is_let_in: true }) },
      'partLinks.part': { part },
      'partLinks.save': ({ body }: { body: { values: object } }) => ({
        part: aPart({ values: { ...part.values, ...body.values }, version: (version += 1) }),
      }),
      ...answers,
    } as Answers,
  })
  await screen.findByRole('button', { name: m.part_submit() })
  return page
}

test.each(looks)(
  'who is asked has a code sent, opens their part and hands it in, in %s at %i',
  async (language, width) => {
    const filled = aNotice({ state: 'filled', language })
    const { user, server } = open({
      language,
      width,
      answers: {
        'partLinks.sendCode': { resend_at: '2026-11-27T08:00:30.000Z' },
        'partLinks.enter': { part: aPart() },
        'partLinks.submit': { notice: filled },
      },
    })
    await title(m.part_page_title())
    expect(screen.getByText('Noor Perfumes')).toBeTruthy()
    expect(screen.getByText('Mona Hadid')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: m.part_send_code() }))
    await user.type(await screen.findByLabelText(m.part_code()), '1234')
    expect(await screen.findByRole('textbox', { name: m.apply_swift() })).toHaveProperty('value', 'BOMLAEAD')
    expect(server.callsOf('partLinks.enter')).toMatchObject([{ body: { otp_code: '1234' } }])
    pressTwice(submit())
    await title(m.part_filled_title())
    expect(server.callsOf('partLinks.open').at(-1)).toMatchObject({ body: { token: partToken } })
    expect(server.callsOf('partLinks.submit')).toMatchObject([
      { params: { id: 'plk_1' }, body: { base: 'base-1', values: { swift_code: 'BOMLAEAD' } } },
    ])
  },
)

test('a reload at the code goes on there', async () => {
  const { user, server, reload } = open({
    answers: {
      'partLinks.sendCode': { resend_at: '2026-11-27T08:00:30.000Z' },
      'partLinks.enter': { part: aPart() },
    },
  })
  await user.click(await screen.findByRole('button', { name: m.part_send_code() }))
  await screen.findByLabelText(m.part_code())
  reload()
  await user.type(await screen.findByLabelText(m.part_code()), '1234')
  await screen.findByRole('textbox', { name: m.apply_swift() })
  expect(server.callsOf('partLinks.sendCode')).toHaveLength(1)
})

test('while the link is looked up the page says that it loads, and a lost answer is tried again', async () => {
  open({ answers: { 'partLinks.open': pending } })
  expect(await screen.findByText(m.common_loading())).toBeTruthy()
  const { user, server } = open({ answers: { 'partLinks.open': offline } })
  await screen.findByText(m.part_failed_title())
  server.answer({ 'partLinks.open': { notice: aNotice() } })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  await title(m.part_page_title())
})

test.each([
  ['filled', m.part_filled_title, m.part_filled_text],
  ['revoked', m.part_revoked_title, m.part_revoked_text],
  ['expired', m.part_expired_title, m.part_expired_text],
  ['closed', m.part_closed_title, m.part_closed_text],
] as const)('a link that is %s says so, and what to do about it', async (state, name, text) => {
  open({ answers: { 'partLinks.open': { notice: aNotice({ state }) } } })
  await title(name())
  expect(
    screen.getByText(text({ by: '\u2068Mona Hadid\u2069', business: '\u2068Noor Perfumes\u2069' })),
  ).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.part_send_code() })).toBeNull()
})

test('an address of nothing leads to support, and so does one without a token', async () => {
  open({ answers: { 'partLinks.open': refuse('not_found') }, config: withSupport })
  await title(m.part_unknown_title())
  expect(screen.getByRole('link', { name: m.common_contact_support() })).toBeTruthy()
  renderAt('/part')
  await title(m.part_unknown_title())
})

test('a wrong code is said at the code, and too many say when to come back', async () => {
  const { user, server } = open({
    answers: {
      'partLinks.sendCode': { resend_at: '2026-11-27T08:00:30.000Z' },
      'partLinks.enter': refuse('invalid_code'),
    },
  })
  await title(m.part_page_title())
  await user.click(screen.getByRole('button', { name: m.part_send_code() }))
  await user.type(await screen.findByLabelText(m.part_code()), '1111')
  expect(await screen.findByText(m.error_invalid_code())).toBeTruthy()
  server.answer({
    'partLinks.enter': refuse('too_many_tries', { retryAt: new Date('2026-11-27T08:05:00.000Z') }),
  })
  await user.click(screen.getByRole('button', { name: m.part_open() }))
  expect((await screen.findByRole('alert')).textContent).toContain(reasonText('too_many_tries'))
})

test('what is typed is kept on the version that was read, and what never arrived is there again', async () => {
  const { user, server, reload } = await opened()
  const bank = screen.getByRole('textbox', { name: m.apply_bank_name() })
  expect(screen.queryByText(m.part_saved())).toBeNull()
  await user.clear(bank)
  await user.type(bank, 'Bank of Noor')
  await waitFor(() => expect(server.callsOf('partLinks.save')).toHaveLength(1), { timeout: 5_000 })
  expect(server.callsOf('partLinks.save')).toMatchObject([
    { ifMatch: '"1"', body: { base: 'base-1', values: { bank_name: 'Bank of Noor' } } },
  ])
  await screen.findByText(m.part_saved())
  server.answer({ 'partLinks.save': offline })
  await user.type(bank, ' LLC')
  reload()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: m.apply_bank_name() })).toHaveProperty(
      'value',
      'Bank of Noor LLC',
    ),
  )
})

test('what whoever asked changed meanwhile is shown beside what is typed, and one of them is chosen', async () => {
  const both = aPart({
    base: 'base-2',
    version: 2,
    conflicts: [{ field: 'bank_name', said: 'Bank of Noor' }],
  })
  const { user, server } = await opened({ 'partLinks.submit': refuse('part_changed') })
  server.answer({ 'partLinks.part': { part: both } })
  await user.click(submit())
  const notice = await screen.findByText(m.part_both_title())
  expect(screen.getByText(new RegExp('Bank of Noor'))).toBeTruthy()
  server.answer({ 'partLinks.submit': { notice: aNotice({ state: 'filled' }) } })
  await user.click(screen.getByRole('button', { name: m.apply_take_theirs() }))
  await waitFor(() => expect(notice.isConnected).toBe(false))
  await user.click(submit())
  await title(m.part_filled_title())
  expect(server.callsOf('partLinks.submit').at(-1)).toMatchObject({
    body: { base: 'base-2', values: { bank_name: 'Bank of Noor' } },
  })
})

test('nothing is handed in while a field is wrong, and what the server refuses stands at its field', async () => {
  const { user, server } = await opened({
    'partLinks.submit': refuse('invalid_input', { fields: { 'values.iban': 'iban_invalid' } }),
  })
  const swift = screen.getByRole('textbox', { name: m.apply_swift() })
  await user.clear(swift)
  await user.click(submit())
  expect(await screen.findByText(m.apply_check_fields())).toBeTruthy()
  expect(server.callsOf('partLinks.submit')).toEqual([])
  await user.type(swift, 'BOMLAEAD')
  await user.click(submit())
  const iban = screen.getByRole('textbox', { name: m.apply_iban() })
  await waitFor(() => expect(iban.getAttribute('aria-invalid')).toBe('true'))
})

test('an hour later a new code is asked for, and what was typed is still there', async () => {
  const { user, server } = await opened({ 'partLinks.submit': refuse('part_pass_over') })
  server.answer({ 'partLinks.open': { notice: aNotice() } })
  await user.click(submit())
  expect(await screen.findByRole('button', { name: m.part_send_code() })).toBeTruthy()
})

test('a person gives an ID with both sides, or a passport with one, and uploads go to their part alone', async () => {
  const values = {
    ...{ identity_type: 'NATIONAL_ID', identity_id: '', national_id_expiration_date: '', birth_date: '' },
    ...{ nationality: '', national_id_url: '', national_id_backside_url: '' },
  }
  const { user } = await opened({}, aPart({ scope: 'owner', form: 'person', values }))
  expect(screen.getByText(m.apply_owner_back())).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: m.apply_identity_passport() }))
  expect(screen.queryByText(m.apply_owner_back())).toBeNull()
  await user.click(submit())
  const listed = within(await screen.findByRole('alert'))
  expect(listed.getByText(new RegExp(m.apply_owner_front()))).toBeTruthy()
})
