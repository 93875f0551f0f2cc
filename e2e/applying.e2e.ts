import type { Page } from '@playwright/test'
import { signInThere } from './support/api.ts'
import {
  anIban,
  aPhone,
  applyThere,
  choose,
  fieldAt,
  fillIn,
  attach,
  onTo,
  signUpOnPage,
  tick,
  typeDay,
} from './support/apply.ts'
import { expect, test } from './support/clock-test.ts'
import { confirmWith, expectFits, titleOf } from './support/pages.ts'
import { aNewcomer, staff } from './support/people.ts'
import { takeOver } from './support/session.ts'
import type { Say } from './support/test.ts'
import { next } from './support/wizard.ts'

// A server that dies under a save, a draft that the browser keeps over it, and files that arrive with their
// bytes.
test('a company of the Emirates applies on a desktop, and a dead server costs it nothing [ONB-80, DEC-ONB-33]', async ({
  page,
  say,
  origin,
  product,
}) => {
  const person = { ...aNewcomer(), phone: aPhone('+9715') }
  await signUpOnPage(page, say, origin, person)
  await fillIn(page, {
    'basic_info.first_name': 'Mona',
    'basic_info.last_name': 'Hadid',
    'basic_info.business_name': `Hadid Oud ${Date.now()}`,
  })
  await choose(page, 'basic_info.country_of_main_operations', 'ARE')
  await tick(page, 'basic_info.annual_volume', 'less_than_1m')
  await onTo(page, say, 'product-category')
  await choose(page, 'product_category.section_id', 'beauty')
  await choose(page, 'product_category.category_id', 'perfume')
  await onTo(page, say, 'store-type')
  await choose(page, 'store_type.ecommerce_types', 'salla')
  await fillIn(page, { 'store_type.web_url': 'https://hadid.example' })
  await onTo(page, say, 'commercial-licence-are')
  await attach(page, say, 'commercial_licence.license_url', 'licence.pdf')
  await onTo(page, say, 'legal-details-are')

  await choose(page, 'legal_info.business_type.id', 'private_company')
  await fillIn(page, { 'legal_info.legal_company_name': 'Hadid Oud Trading LLC' })
  await typeDay(page, 'legal_info.license_expiry_date', '2031-02-03')
  await tick(page, 'legal_info.has_vat', 'no')
  await fillIn(page, { 'legal_info.commercial_registration_number': `CN-${Date.now()}` })
  await fillIn(page, { 'legal_info.legal_address': '1 Creek Road, Dubai' })
  const saving = page.waitForRequest((request) => request.method() === 'PUT')
  await next(page, say)
  await saving
  await product.kill()
  await product.restart()
  await page.goto('/applications/current/legal-details-are')
  await expect(fieldAt(page, 'legal_info.legal_address')).toHaveValue('1 Creek Road, Dubai')
  await expect(fieldAt(page, 'legal_info.legal_company_name')).toHaveValue('Hadid Oud Trading LLC')
  await onTo(page, say, 'legal-documents-are')

  await attach(page, say, 'legal_documents.required_documents_urls', 'memorandum.pdf')
  await tick(page, 'legal_documents.sanctioned_dealings_answer', 'no')
  await onTo(page, say, 'shareholders-are')
  await page.getByRole('button', { name: say.apply_owner_add() }).click()
  await fillIn(page, { name: 'Mona Hadid', shares_percent: '100', nationality: 'United Arab' })
  await page.locator('[role=option][data-key="ARE"]').click()
  await typeDay(page, 'birth_date', '1985-02-03')
  await fillIn(page, { identity_id: '784198512345678' })
  await typeDay(page, 'national_id_expiration_date', '2030-01-01')
  await attach(page, say, 'national_id_url', 'front.pdf')
  await attach(page, say, 'national_id_backside_url', 'back.pdf')
  await page.getByRole('button', { name: say.apply_person_save() }).click()
  await onTo(page, say, 'senior-management-are')
  await page.getByRole('checkbox').check()
  await choose(page, 'shareholders.company_owners.0.role', 'CEO')
  await onTo(page, say, 'authorized-signatories-are')
  await page.getByRole('checkbox').check()
  await onTo(page, say, 'ultimate-beneficial-owners-are')
  await onTo(page, say, 'bank-details')
  await fillIn(page, {
    'bank_details.iban': anIban('AE', '999', 16),
    'bank_details.bank_name': 'Bank of the Creek',
    'bank_details.swift_code': 'CREKAEAD',
    'bank_details.beneficiary_name_en': 'Hadid Oud Trading LLC',
    'bank_details.beneficiary_name_ar': 'حديد للعود',
  })
  await choose(page, 'bank_details.currency', 'AED')
  await fillIn(page, { 'bank_details.report_recipient': person.email })
  await attach(page, say, 'bank_details.iban_certificate_url', 'iban.pdf')
  await page.getByRole('button', { name: say.apply_send() }).click()
  await expect(page).toHaveURL(/\/applications\/current$/)
  await expect(page.getByText(say.apply_sent_title())).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ look: 'ar-phone' })

  // A phone that goes on typing while the server is gone, is closed, and finds everything again; from the
  // right to the left.
  test('a Saudi freelancer applies in Arabic on a phone, and what was typed without a server is there [ONB-80, DEC-ONB-33]', async ({
    page,
    say,
    origin,
    product,
  }) => {
    const person = aNewcomer()
    await signUpOnPage(page, say, origin, person)
    await fillIn(page, {
      'basic_info.first_name': 'هدى',
      'basic_info.last_name': 'سالم',
      'basic_info.business_name': `عطور هدى ${Date.now()}`,
    })
    await choose(page, 'basic_info.country_of_main_operations', 'SAU')
    await tick(page, 'basic_info.annual_volume', 'less_than_1m')
    await onTo(page, say, 'business-licence-sau')
    await tick(page, 'legal_info.business_license_type', 'freelance_license')
    await onTo(page, say, 'product-category')
    await choose(page, 'product_category.section_id', 'beauty')
    await choose(page, 'product_category.category_id', 'perfume')
    await onTo(page, say, 'store-type')
    await choose(page, 'store_type.ecommerce_types', 'zid')
    await fillIn(page, { 'store_type.web_url': 'https://huda.example' })
    await onTo(page, say, 'legal-details-sau-freelance')

    await fillIn(page, { 'legal_info.commercial_registration_number': `FL-${Date.now()}` })
    await attach(page, say, 'legal_info.license_url', 'licence.pdf')
    await typeDay(page, 'legal_info.license_expiry_date', '2031-02-03')
    await product.kill()
    await fillIn(page, { 'legal_info.national_id_number': `1${String(Date.now()).slice(-9)}` })
    await fillIn(page, { 'legal_info.national_address': 'RRRD2929' })
    await next(page, say)
    await expect(page.getByText(say.apply_lost())).toBeVisible()
    await product.restart()
    await page.goto('/applications/current/legal-details-sau-freelance')
    await expect(fieldAt(page, 'legal_info.national_address')).toHaveValue('RRRD2929')
    await expect(page.getByText('licence.pdf')).toBeVisible()
    await attach(page, say, 'legal_info.national_id_url', 'id.pdf')
    await expectFits(page)
    await onTo(page, say, 'bank-details')
    await fillIn(page, {
      'bank_details.iban': anIban('SA', '99', 18),
      'bank_details.bank_name': 'بنك الرياض الجديد',
      'bank_details.swift_code': 'NEWRSARI',
      'bank_details.beneficiary_name_en': 'Huda Salem',
      'bank_details.beneficiary_name_ar': 'هدى سالم',
    })
    await choose(page, 'bank_details.currency', 'SAR')
    await fillIn(page, { 'bank_details.report_recipient': person.email })
    await attach(page, say, 'bank_details.iban_certificate_url', 'iban.pdf')
    await page.getByRole('button', { name: say.apply_send() }).click()
    await expect(page).toHaveURL(/\/applications\/current$/)
    await expect(page.getByText(say.apply_sent_title())).toBeVisible()
  })
})

// Two applications over one case, a session of the desk, and a server that dies under the decision.
test('a reviewer’s day: from the queue over one correction to an approval that is made once [REV-01, DEC-ONB-38]', async ({
  page,
  say,
  as,
  origin,
  product,
}) => {
  const person = aNewcomer()
  const applicant = await signInThere(origin, person, 'merchant')
  const name = `Huda Perfumes ${Date.now()}`
  const id = await applyThere(applicant, person, name)

  await as(staff.reviewer)
  await page.goto('/desk/onboarding')
  await page.getByRole('link', { name: say.desk_opens_case({ name }) }).press('Enter')
  await expect(titleOf(page)).toHaveText(name)
  await page.getByRole('button', { name: say.desk_join_take() }).click()
  await page
    .getByRole('button', { name: say.desk_mark_add({ name: say.desk_join_section_licence() }) })
    .click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('radio', { name: say.rejection_license_expired() }).check({ force: true })
  await dialog.getByRole('button', { name: say.desk_mark_this(), exact: true }).click()
  await page.getByRole('button', { name: say.desk_join_send_back() }).click()
  await confirmWith(page, say.desk_join_send_back())
  await expect(page.getByText(say.desk_join_waits())).toBeVisible()

  await takeOver(page.context(), applicant)
  await page.goto('/applications/current')
  await typeDay(page, 'legal_info.license_expiry_date', '2032-02-03')
  await page.getByRole('button', { name: say.apply_changes_send() }).click()
  await expect(page.getByText(say.apply_sent_title())).toBeVisible()

  await page.goto(`/desk/onboarding/${id}`)
  await expect(page.getByText('2032-02-03').first()).toBeVisible()
  const approving = page.waitForRequest(/\/approval$/)
  await approve(page, say)
  await approving
  await product.kill()
  await product.restart()
  await page.reload()
  // Whether the decision had arrived or not: it is made whole, and once.
  const decided = page.getByRole('main').getByRole('link', { name })
  const again = page.getByRole('button', { name: say.desk_approve(), exact: true })
  await expect(decided.or(again)).toBeVisible()
  if (await again.isVisible()) await approve(page, say)
  await expect(decided).toBeVisible()

  // Its contract is drawn up and not signed yet: until then the profile of the business is all of the
  // dashboard.
  await page.goto('/')
  await expect(page).toHaveURL(/\/dashboard\/business-profile$/)
  await expect(page.getByText(name).first()).toBeVisible()
  const account = await applicant.call('accounts.read', {})
  expect(account.permissions.merchant_id).toBeTruthy()
})

/** The names and terms of the merchant that comes of it. */
async function approve(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say.desk_approve(), exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(say.desk_merchant_name_ar()).fill('عطور هدى')
  await dialog.getByLabel(say.desk_merchant_commission(), { exact: true }).fill('5')
  await dialog.getByLabel(say.desk_merchant_vat()).fill('15')
  await dialog.getByLabel(say.desk_merchant_store_code()).fill(`huda-${String(Date.now()).slice(-6)}`)
  await dialog.getByRole('button', { name: say.desk_approve(), exact: true }).click()
}
