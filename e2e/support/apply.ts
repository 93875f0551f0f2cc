import { writePdf } from '@daftar/testkit/pdf/write-pdf'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Api } from './api.ts'
import { upload } from './application.ts'
import { codeFor } from './inbox.ts'
import type { Person } from './people.ts'
import { codeField, continueOf } from './sign-in-page.ts'
import type { Say } from './test.ts'
import { next } from './wizard.ts'

/** Fields of an application to sell are found by their path in its document: `legal_info.license_url`. */
type Path = string

/** Somebody new signs up by e-mail, with a phone of their own beside it, and stands on the first step. */
export async function signUpOnPage(page: Page, say: Say, origin: string, person: Person): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel(say.sign_in_email()).fill(person.email)
  await continueOf(page, say).click()
  await codeField(page, say).fill(await codeFor(origin, person.email))
  await page.getByLabel(say.sign_in_phone()).fill(person.phone)
  await continueOf(page, say).click()
  await expect(page).toHaveURL(/step=challenge_setup_verify_phone/)
  await codeField(page, say).fill(await codeFor(origin, person.phone))
  await expect(page).toHaveURL(/\/applications\/current\/basic-info$/)
}

export function fieldAt(page: Page, path: Path): Locator {
  return page.locator(`input[id="${path}"], textarea[id="${path}"]`)
}

export async function fillIn(page: Page, values: Readonly<Record<Path, string>>): Promise<void> {
  for (const [path, text] of Object.entries(values)) await fieldAt(page, path).fill(text)
}

/** One or more of a list, each by its key. */
export async function choose(page: Page, path: Path, ...keys: readonly string[]): Promise<void> {
  await page.locator(`button[id="${path}"], [id="${path}"] button`).first().click()
  for (const key of keys) await page.locator(`[role=option][data-key="${key}"]`).click()
  if (keys.length === 0 || (await page.getByRole('option').count()) > 0) await page.keyboard.press('Escape')
}

export async function tick(page: Page, path: Path, value: string): Promise<void> {
  await page.locator(`[id="${path}"] input[value="${value}"]`).check({ force: true })
}

/** A day, typed figure by figure whatever their order. */
export async function typeDay(page: Page, path: Path, day: string): Promise<void> {
  const [year = '', month = '', date = ''] = day.split('-')
  for (const [type, figures] of Object.entries({ day: date, month, year })) {
    await page.locator(`[id="${path}"] [data-type="${type}"]`).click()
    await page.keyboard.type(figures)
  }
}

/** A paper is attached, and the server has looked at it. */
export async function attach(page: Page, say: Say, path: Path, name: string): Promise<void> {
  const buffer = Buffer.from(writePdf([['A paper of a business', name]]))
  await page
    .locator(`input[type=file][id="${path}"]`)
    .setInputFiles({ name, mimeType: 'application/pdf', buffer })
  await expect(page.getByRole('button', { name: say.wizard_file_remove({ name }) })).toBeVisible()
}

/** On to the step that is expected next. */
export async function onTo(page: Page, say: Say, step: string): Promise<void> {
  await next(page, say)
  await expect(page).toHaveURL(new RegExp(`/applications/current/${step}$`))
}

/** A phone that nobody has yet. */
export function aPhone(start: string): string {
  return start + String(Math.floor(Math.random() * 1e8)).padStart(8, '0')
}

/** An account of its own, with right check digits. */
export function anIban(country: 'AE' | 'SA', bank: string, figures: number): string {
  const account = String(Math.floor(Math.random() * 1e15)).padStart(figures, '0')
  const letters = [...country].map((letter) => letter.charCodeAt(0) - 55).join('')
  const check = 98n - (BigInt(`${bank}${account}${letters}00`) % 97n)
  return `${country}${String(check).padStart(2, '0')}${bank}${account}`
}

/** A Saudi freelancer writes an application without its pages and hands it in; answers its id. */
export async function applyThere(api: Api, { email, phone }: Person, name: string): Promise<string> {
  const { application } = await api.call('onboarding.create', {})
  const params = { id: application.general.id }
  const paper = (title: string) =>
    upload(api, `${title}.pdf`, writePdf([[title, name]]), 'onboarding_licence')
  const [license_url, national_id_url, iban_certificate_url] = [
    await paper('Licence'),
    await paper('Identity'),
    await paper('Bank'),
  ]
  const digits = String(Date.now()).slice(-9)
  const own = { first_name: 'Huda', last_name: 'Salem', email, phone, business_name: name }
  const selling = { country_of_main_operations: 'SAU', annual_volume: 'less_than_1m' } as const
  const licence = { commercial_registration_number: `FL-${digits}`, license_expiry_date: '2031-02-03' }
  const body = {
    basic_info: { ...application.basic_info, ...own, ...selling },
    product_category: { section_id: 'beauty', category_id: 'perfume' },
    store_type: { ...application.store_type, ecommerce_types: ['zid'], web_url: 'https://huda.example' },
    legal_info: {
      ...application.legal_info,
      ...licence,
      business_license_type: 'freelance_license' as const,
      license_url,
      national_id_number: `1${digits}`,
      national_id_url,
      national_address: 'RRRD2929',
    },
    bank_details: {
      ...application.bank_details,
      iban: anIban('SA', '80', 18),
      bank_name: 'Al Rajhi Bank',
      swift_code: 'RJHISARI',
      beneficiary_name_ar: 'هدى سالم',
      beneficiary_name_en: 'Huda Salem',
      currency: 'SAR' as const,
      report_recipient: email,
      iban_certificate_url,
    },
  }
  await api.call('onboarding.change', { params, body, ifMatch: application.version })
  await api.call('onboarding.submit', { params })
  return params.id
}
