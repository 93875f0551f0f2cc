import { freshStatementPdf } from '@daftar/testkit/pdf/statement'
import { writePdf } from '@daftar/testkit/pdf/write-pdf'
import type { Api } from './api.ts'

/** An IBAN of the right form; whose it is, a reviewer looks at. */
export const someIban = 'AE070331234567890123456'

const signatory = {
  company_address: 'Office 12, First Street',
  signatory_name: 'Rawaa Al Otaibi',
  signatory_email: 'owner@rawaa.example',
  signatory_phone: '+966501110005',
  confirmed: true,
} as const

/** Uploads a file as the page does and answers its handle. */
export async function upload(
  api: Api,
  name: string,
  bytes: Uint8Array,
  purpose: 'bank_statement' | 'licence' = 'bank_statement',
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
}

/** Begins an application and saves a statement that passes; answers the draft as it then stands. */
export async function beginWithStatement(api: Api, { offerId, amount, tenor, holder }: Asked) {
  const body = { offer_id: offerId, amount, tenor }
  const { id, application } = await api.call('capital.createApplication', { body })
  const url = await upload(api, 'statement.pdf', freshStatementPdf({ holder, iban: someIban }, new Date()))
  const statements = { bank_statements: [{ url }], requirements_confirmed: true as const }
  const saved = await api.call('capital.updateApplication', {
    params: { id },
    body: statements,
    ifMatch: application.version,
  })
  return saved.application
}

/** Goes through the wizard without its pages and hands the application in; answers its id. */
export async function handIn(api: Api, asked: Asked): Promise<string> {
  const nowhere = {
    address: null,
    google_maps_link: null,
    rental_contract_url: null,
    storefront_photo_url: null,
  }
  let { id, version } = await beginWithStatement(api, asked)
  const licence = writePdf([['Trade licence', asked.holder, '1010478823']])
  const cr_file = await upload(api, 'licence.pdf', licence, 'licence')
  for (const body of [
    { social_networks: { instagram: 'rawaa.fashion', facebook: '', others: [] } },
    { location_details: nowhere },
    { legal_info: { company_name: asked.holder, cr_number: '1010478823', cr_file, ...signatory } },
  ]) {
    const saved = await api.call('capital.updateApplication', { params: { id }, body, ifMatch: version })
    version = saved.application.version
  }
  await api.call('capital.submitApplication', { params: { id }, body: {} })
  return id
}
