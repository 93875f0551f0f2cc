import { offline, refuse, type Answers } from '@daftar/testkit/page/answers'
import { fieldText, m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aKybApplication, kybStepsWith } from '../../testing/fixtures/kyb.ts'
import { openKyb } from '../../testing/kyb-page.ts'
import { looks } from '../../testing/render-at.tsx'

const steps = kybStepsWith('your_details', 'commercial_licence', 'shareholders', 'shareholder_ids')
const legal_info = {
  company_name: 'Noor Perfumes Trading LLC',
  cr_number: 'CN-100200',
  company_address: 'Al Wasl Road 12, Dubai',
  cr_file: 'fil_licence1',
}
const draft = aKybApplication({ status: 'verified', legal_info }, { steps })
const iban = 'AE070331234567890123456'
const toConfirm = { shown: 'AE••0331234567890123•••', bank_name: 'Mashreq' }
const given = { ...draft, version: 2, kyb: { ...draft.kyb!, iban_to_confirm: toConfirm } }
const confirmed = { ...given, version: 3, bank_details: { iban, bank_name: 'Mashreq' } }
const known: Answers = {
  'registers.iban': { is_valid: true, bank_data: { bank_name: 'Mashreq', swift_code: 'BOMLAEAD' } },
}
const main = () => within(screen.getByRole('main'))
const title = (text: string) => main().findByRole('heading', { level: 1, name: text })
const ibanField = () => main().findByRole('textbox', { name: m.kyb_iban() })
const goOn = () => main().getByRole('button', { name: m.common_continue() })

test.each(looks)(
  'an IBAN is checked, saved and completed by its digits, in %s at %i [KYB-02, KYB-94, KYB-96, KYB-99, KYB-100, KYB-103, KYB-106, KYB-146, KYB-147]',
  async (language, width) => {
    const { user, server, address } = await openKyb('iban_verification', draft, {
      language,
      width,
      answers: { ...known, 'applications.update': { application: given } },
    })
    await user.type(await ibanField(), 'ae07 0331 2345 6789 0123 456')
    await user.click(main().getByRole('checkbox'))
    await user.click(goOn())
    await title(m.kyb_iban_confirm_title())
    expect(main().getByText('AE•• 0331 2345 6789 0123 •••')).toBeTruthy()
    server.answer({ 'applications.update': { application: confirmed } })
    await user.type(main().getByRole('textbox', { name: m.kyb_iban_missing() }), '07456')
    await user.click(goOn())
    await waitFor(() => expect(address()).toBe('/application-kyb/app_1/review'))
    expect(server.callsOf('registers.iban')).toMatchObject([
      { params: { iban }, query: { with_bank: 'true' } },
    ])
    expect(server.callsOf('applications.update').map(({ body }) => body)).toEqual([
      { application_id: 'app_1', bank_details: { iban, bank_name: 'Mashreq', confirmed: true } },
      { application_id: 'app_1', bank_details: { missing_digits: '07456' } },
    ])
  },
)

test('an IBAN of another form, and an open box, are told and nothing is asked [KYB-97, KYB-98]', async () => {
  const { user, server } = await openKyb('iban_verification', draft)
  await user.type(await ibanField(), 'SA0380000000608010167519')
  await user.click(goOn())
  expect((await main().findAllByText(fieldText('iban_invalid'))).length).toBeGreaterThan(0)
  expect(main().getAllByText(fieldText('must_be_true')).length).toBeGreaterThan(0)
  expect(server.callsOf('registers.iban')).toEqual([])
})

const failures = [
  ['invalid', { is_valid: false, bank_data: null }],
  ['unknown for want of an answer', offline],
] as const
test.each(failures)(
  'an IBAN that is %s is told at its field, which has the focus [KYB-104, KYB-158]',
  async (_, answer) => {
    const { user, server } = await openKyb('iban_verification', draft, {
      answers: { 'registers.iban': answer },
    })
    await user.type(await ibanField(), 'AE080331234567890123456')
    await user.click(main().getByRole('checkbox'))
    await user.click(goOn())
    expect((await main().findAllByText(fieldText('iban_invalid'))).length).toBeGreaterThan(0)
    await waitFor(async () => expect(document.activeElement).toBe(await ibanField()))
    expect(server.callsOf('applications.update')).toEqual([])
  },
)

test('a bank that the directory does not know is named by hand [KYB-106]', async () => {
  const { user, server } = await openKyb('iban_verification', draft, {
    answers: {
      'registers.iban': { is_valid: true, bank_data: null },
      'applications.update': { application: given },
    },
  })
  await user.type(await ibanField(), iban)
  await user.click(main().getByRole('checkbox'))
  await user.click(goOn())
  await user.type(await main().findByRole('textbox', { name: m.kyb_iban_bank() }), 'Ajman Bank')
  await user.click(goOn())
  await title(m.kyb_iban_confirm_title())
  expect(server.callsOf('applications.update')).toMatchObject([
    { body: { bank_details: { bank_name: 'Ajman Bank' } } },
  ])
})

test('an IBAN that is not on the statements shows whose it is not, and another one begins empty [KYB-107, KYB-108, KYB-109, KYB-156, KYB-157, DEC-KYB-23, DEC-KYB-26]', async () => {
  const { user } = await openKyb('iban_verification', draft, {
    answers: { ...known, 'applications.update': refuse('iban_doesnt_match') },
  })
  await user.type(await ibanField(), iban)
  await user.click(main().getByRole('checkbox'))
  await user.click(goOn())
  await title(m.kyb_iban_negative_title())
  expect(screen.getByText(m.kyb_iban_mismatch_title())).toBeTruthy()
  expect(screen.getByText(m.kyb_iban_mismatch_text())).toBeTruthy()
  expect(main().getByText('AE07 0331 2345 6789 0123 456')).toBeTruthy()
  expect(main().getByText('Noor Perfumes Trading LLC')).toBeTruthy()
  await user.click(main().getByRole('button', { name: m.kyb_iban_another() }))
  expect((await ibanField()).getAttribute('value')).toBe('')
  expect(document.activeElement).toBe(await ibanField())
  expect(main().getByRole('checkbox').getAttribute('aria-checked') ?? 'false').toBe('false')
})

test('a known IBAN opens to be completed; wrong digits lead to an empty one [KYB-95, KYB-101, KYB-102, KYB-105, KYB-159, DEC-KYB-25]', async () => {
  const { user } = await openKyb('iban_verification', given, {
    answers: { 'applications.update': refuse('missing_digits_wrong') },
  })
  await title(m.kyb_iban_confirm_title())
  const digits = main().getByRole('textbox', { name: m.kyb_iban_missing() })
  await user.type(digits, '0745')
  await user.click(goOn())
  expect(await main().findByText(fieldText('missing_digits_wrong'))).toBeTruthy()
  await user.type(digits, '7')
  await user.click(goOn())
  await title(m.kyb_iban_edit_title())
  expect(screen.getByText(m.kyb_iban_mismatch_title())).toBeTruthy()
  expect((await ibanField()).getAttribute('value')).toBe('')
})

test('"not the correct IBAN" asks for another; too many tries say to wait [KYB-102]', async () => {
  const { user } = await openKyb('iban_verification', given, {
    answers: { 'applications.update': refuse('too_many_tries') },
  })
  await user.type(await main().findByRole('textbox', { name: m.kyb_iban_missing() }), '00000')
  await user.click(goOn())
  expect(await main().findByText(m.kyb_iban_waits())).toBeTruthy()
  await user.click(main().getByRole('button', { name: m.kyb_iban_not_correct() }))
  await title(m.kyb_iban_edit_title())
})
