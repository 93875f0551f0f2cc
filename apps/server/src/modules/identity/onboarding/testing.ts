import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { emiratiCompany, saudiFreelancer } from '@daftar/rules/onboarding/document-for-tests'
import { values } from '../../../platform/database/rows.ts'
import type { TestAnswer, TestApp } from '../../../testing/app/test-app.ts'
import { pictureFixture, upload } from '../../../testing/files/uploads.ts'
import { createPerson } from '../../people/sign-in/index.ts'

/** Somebody who signed up and works for nobody. */
export interface Stranger {
  personId: string
  email: string
  token: string
}

let strangers = 0

export async function aStranger(product: TestApp): Promise<Stranger> {
  strangers += 1
  const contacts = {
    email: `stranger${strangers}@noor.example`,
    phone: `+9715020${String(strangers).padStart(5, '0')}`,
  }
  const personId = await product.db.database.system((tx) =>
    createPerson(tx, { firstName: '', lastName: '', unconfirmed: [], ...contacts }, product.clock.now()),
  )
  if (personId === null) throw new Error('the contacts of a stranger are taken')
  return { personId, email: contacts.email, token: await product.signIn(personId) }
}

/** An application under way, with what calls on it need. */
export interface Applying extends Stranger {
  id: string
  read(): Promise<TestAnswer>
  change(body: object, version?: number): Promise<TestAnswer>
  submit(): Promise<TestAnswer>
}

export async function anApplication(product: TestApp): Promise<Applying> {
  const stranger = await aStranger(product)
  const as = stranger.token
  const { body, status } = await product.call('onboarding.create', { as })
  if (status !== 200) throw new Error(JSON.stringify(body))
  const id = body.application.general.id as string
  const params = { id }
  const read = () => product.call('onboarding.read', { as })
  return {
    ...stranger,
    id,
    read,
    change: async (changed, version) =>
      product.call('onboarding.change', {
        ...{ as, params, body: changed },
        ifMatch: version ?? versionOf(await read()),
      }),
    submit: () => product.call('onboarding.submit', { as, params }),
  }
}

/** The version an answer says, as a browser sends it back. */
export function versionOf({ headers }: TestAnswer): number {
  return Number(/"(\d+)"/.exec(String(headers['etag']))?.[1])
}

/** A document with a name and numbers of its own, its files uploaded by the applicant. */
export async function saidBy(
  product: TestApp,
  { token }: Stranger,
  said: OnboardingDocument = emiratiCompany(),
): Promise<OnboardingDocument> {
  strangers += 1
  const file = await upload(product, token, {
    ...{
      name: 'licence.png',
      bytes: pictureFixture('picture-with-notes.png'),
      purpose: 'onboarding_licence',
    },
  })
  const own = JSON.stringify(said).replaceAll('fil_00000001', file.body.url as string)
  const document = JSON.parse(own) as OnboardingDocument
  document.basic_info.business_name += ` ${strangers}`
  document.legal_info.commercial_registration_number += strangers
  for (const owner of document.shareholders.company_owners) owner.identity_id += strangers
  return document
}

/** An application that was handed in with everything. */
export async function aSubmission(product: TestApp, said?: OnboardingDocument): Promise<Applying> {
  const applying = await anApplication(product)
  const saved = await applying.change(await saidBy(product, applying, said))
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
  const submitted = await applying.submit()
  if (submitted.status !== 200) throw new Error(JSON.stringify(submitted.body))
  return applying
}

let accounts = 0

/** What a freelancer with an account of their own says, so that every check holds. */
export function aFreelancer(): OnboardingDocument {
  const said = saudiFreelancer()
  accounts += 1
  said.basic_info.phone = `+96650${String(1_000_000 + accounts)}`
  said.legal_info.national_id_number = String(1_100_000_000 + accounts)
  said.bank_details.iban = ibanOf(accounts)
  said.shareholders.company_owners = []
  return said
}

/** A Saudi IBAN of its own with right check digits. */
function ibanOf(account: number): string {
  const rest = `80${String(account).padStart(18, '0')}`
  const check = 98n - (BigInt(`${rest}281000`) % 97n)
  return `SA${String(check).padStart(2, '0')}${rest}`
}

/** A merchant that came in by its application, with what calls on its contract need. */
export interface Approved extends Applying {
  merchantId: string
  storeId: string
  contract(as?: string): Promise<TestAnswer>
  /** A code to the linked phone, typed in. */
  proof(as?: string): Promise<string>
  sign(more?: object, as?: string): Promise<TestAnswer>
}

let approvals = 0

/** Somebody who applied and was approved; their contract is drawn up and mailed unless it should wait. */
export async function anApproved(
  product: TestApp,
  { isDrawn = true, isEmbedded = true }: { isDrawn?: boolean; isEmbedded?: boolean } = {},
): Promise<Approved> {
  const applying = await aSubmission(product, aFreelancer())
  const reviewer = await product.signInStaff(await product.aStaff('reviewer'))
  const params = { id: applying.id }
  const version = async () => versionOf(await product.call('onboarding.case', { as: reviewer, params }))
  await product.call('onboarding.take', { as: reviewer, params, ifMatch: await version() })
  approvals += 1
  const body = {
    ...{ name: 'Noor Perfumes', name_ar: 'عطور نور', commission_percent: 5.5, commission_fixed: '1.00' },
    ...{ vat_percent: 15, store_code: `signs-${approvals}`, products: ['pay_later', 'installments'] },
  }
  const approved = await product.call('onboarding.approve', {
    ...{ as: reviewer, params, body, ifMatch: await version() },
  })
  if (approved.status !== 200) throw new Error(JSON.stringify(approved.body))
  const merchantId = approved.body.case.merchant_id as string
  if (isEmbedded) await embed(product, merchantId)
  if (isDrawn) await product.settle()
  const { items } = (await product.call('merchants.stores', { as: applying.token })).body
  const storeId = items[0].id as string
  const ofStore = { id: storeId }
  const proof = async (as = applying.token) => {
    const { phone } = (await product.call('accounts.read', { as })).body
    await product.call('accounts.phoneProof', { as })
    await product.deliver()
    const [message] = await product.inbox(phone as string)
    const [otp_code = ''] = /\b\d{4}\b/.exec(JSON.stringify(message)) ?? []
    return (await product.call('accounts.phoneProve', { as, body: { otp_code } })).body.proof as string
  }
  return {
    ...applying,
    ...{ merchantId, storeId, proof },
    contract: (as = applying.token) => product.call('contracts.read', { as, params: ofStore }),
    sign: async (more = {}, as = applying.token) => {
      const { document_sha256 } = (await product.call('contracts.read', { as, params: ofStore })).body
      const shown = { document_sha256: document_sha256 ?? '0'.repeat(64) }
      const said = { full_name: 'Mona Al Harbi', consent: true, proof: '', ...shown, ...more }
      return product.call('contracts.sign', { as, params: ofStore, body: said })
    },
  }
}

/** Signing inside the application is switched on for a merchant. */
function embed(product: TestApp, merchantId: string): Promise<unknown> {
  const row = {
    ...{ merchant_id: merchantId, name: 'embedded_contract', enabled: true },
    changed_at: product.clock.now(),
  }
  return product.db.database.system(
    (tx) => tx`insert into merchant_experiment ${values(tx, 'merchant_experiment', row)}`,
  )
}
