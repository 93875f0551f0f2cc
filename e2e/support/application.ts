import { freshStatementPdf } from '@daftar/testkit/pdf/statement'
import { writePdf } from '@daftar/testkit/pdf/write-pdf'
import { expect } from '@playwright/test'
import type { Api } from './api.ts'
import { codeFor, seenBy } from './inbox.ts'
import { people, type Person } from './people.ts'

/** An IBAN of the right form; whose it is, a reviewer looks at. */
export const someIban = 'AE070331234567890123456'

/** Uploads a file as the page does and answers its handle. */
export async function upload(
  api: Api,
  name: string,
  bytes: Uint8Array,
  purpose: 'bank_statement' | 'licence' | 'onboarding_licence' = 'bank_statement',
): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), name)
  const answer = await fetch(`${api.options.base}/merchant/api/v2/upload?purpose=${purpose}`, {
    method: 'POST',
    body: form,
    headers: { cookie: [...api.cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
  })
  if (!answer.ok) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { url: string }).url
}

export interface Asked {
  offerId: string
  amount: string
  tenor: number
  holder: string
  /** Who gets the contract to sign. */
  signatory?: Person
}

/** Begins an application and saves a statement that passes; answers the draft as it then stands. */
export async function beginWithStatement(api: Api, { offerId, amount, tenor, holder }: Asked) {
  const body = { offer_id: offerId, amount, tenor }
  const { id, application } = await api.call('applications.create', { body })
  const url = await upload(api, 'statement.pdf', freshStatementPdf({ holder, iban: someIban }, new Date()))
  const statements = { bank_statements: [{ url }], requirements_confirmed: true as const }
  const saved = await api.call('applications.update', {
    params: { id },
    body: statements,
    ifMatch: application.version,
  })
  return saved.application
}

/** Goes through the wizard without its pages and hands the application in; answers its id. */
export async function submitApplication(api: Api, asked: Asked): Promise<string> {
  const nowhere = {
    address: null,
    google_maps_link: null,
    rental_contract_url: null,
    storefront_photo_url: null,
  }
  const { email, phone } = asked.signatory ?? people.rawaaOwner
  const signatory = {
    company_address: 'Office 12, First Street',
    signatory_name: 'Rawaa Al Otaibi',
    signatory_email: email,
    signatory_phone: phone,
    confirmed: true as const,
  }
  let { id, version } = await beginWithStatement(api, asked)
  const licence = writePdf([['Trade licence', asked.holder, '1010478823']])
  const cr_file = await upload(api, 'licence.pdf', licence, 'licence')
  for (const body of [
    { social_networks: { instagram: 'rawaa.fashion', facebook: '', others: [] } },
    { location_details: nowhere },
    { legal_info: { company_name: asked.holder, cr_number: '1010478823', cr_file, ...signatory } },
  ]) {
    const saved = await api.call('applications.update', { params: { id }, body, ifMatch: version })
    version = saved.application.version
  }
  await api.call('applications.submit', { params: { id }, body: {} })
  return id
}

/** The underwriter, without the page: as it was asked for. */
export async function approveThere(desk: Api, id: string): Promise<void> {
  const params = { id }
  const { case: found } = await desk.call('decisions.case', { params })
  const body = { decision: 'approve' as const, note: 'Papers seen with the merchant' }
  const { case: decided } = await desk.call('decisions.decide', {
    params,
    body,
    ifMatch: found.application.version,
  })
  expect(decided.application.status).toBe('approved')
}

/** The signatory, without the page: a code, and the signature. */
export async function signThere(api: Api, token: string, { phone }: Person): Promise<void> {
  const params = { token }
  const seen = await seenBy(api.options.base, phone)
  await api.call('signing.sendCode', { params })
  const otp_code = await codeFor(api.options.base, phone, seen)
  const body = { otp_code, consent: true as const }
  const { envelope } = await api.call('signing.sign', { params, body })
  expect(envelope.status).toBe('signed')
}
