import type { OfferTag } from '@daftar/rules/capital/offers/offer'
import type { Tx } from '../../platform/database/database.ts'
import { values } from '../../platform/database/rows.ts'
import { newId } from '../../platform/ids.ts'
import { aMerchant, anOffer, type MerchantFacts } from '../app/builders.ts'
import type { TestApp } from '../app/test-app.ts'
import { pictureFixture, upload } from '../files/uploads.ts'

/** A merchant who has begun an application that needs a business verification. */
export interface KybShop extends MerchantFacts {
  as: string
  offerId: string
  id: string
  /** Handle of a picture of their own, for whichever document is asked for. */
  file: string
}

export async function aKybShop(
  app: TestApp,
  { tags = ['kyb_application'] as OfferTag[], statementIban = null as string | null } = {},
): Promise<KybShop> {
  const made = await app.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx)
    return { ...merchant, offerId: await anOffer(tx, merchant, { tags, at: app.clock.now() }) }
  })
  const as = await app.signIn(made.personId)
  const body = { offer_id: made.offerId, amount: '40000', tenor: 12 }
  const { id } = (await app.call('applications.create', { body, as })).body as { id: string }
  const bytes = pictureFixture('picture-with-notes.png')
  const { url } = (await upload(app, as, { name: 'paper.png', bytes })).body as { url: string }
  if (statementIban !== null)
    await app.db.database.system((tx) => aStatementOf(tx, { ...made, id }, statementIban, app.clock.now()))
  return { ...made, as, id, file: url }
}

/** A statement that covers the months and names this account. */
async function aStatementOf(
  tx: Tx,
  { merchantId, personId, id }: MerchantFacts & { id: string },
  iban: string,
  at: Date,
): Promise<void> {
  const fileId = newId('fil')
  await tx`insert into stored_file ${values(tx, 'stored_file', {
    merchant_id: merchantId,
    id: fileId,
    area: 'bank_statement',
    name: 'statement.pdf',
    content_type: 'application/pdf',
    size_bytes: 1000n,
    sha256: Buffer.alloc(32),
    storage_key: `statements/${fileId}`,
    state: 'clean',
    uploaded_by: personId,
    created_at: at,
  })}`
  await tx`insert into application_statement ${values(tx, 'application_statement', {
    merchant_id: merchantId,
    application_id: id,
    position: 0,
    file_id: fileId,
    reading_state: 'read',
    reading: { pages: 6, holder: null, iban, firstEntry: '2026-05-01', lastEntry: '2026-11-20' },
    created_at: at,
  })}`
}

/** Saves blocks over the version that stands. */
export async function saveBlocks(app: TestApp, { id, as }: KybShop, body: object) {
  const read = await app.call('applications.read', { params: { id }, as })
  const ifMatch = read.body.application.version as number
  return app.call('applications.update', {
    params: { id },
    as,
    ifMatch,
    body: { application_id: id, ...body },
  })
}

let phones = 502_700_000

/** A signatory with a phone that nobody else has. */
export function aSignatory({ file }: KybShop, more: object = {}) {
  return {
    name: 'Mariam Haddad',
    email: 'Mariam@Noor.example ',
    phone: `+971${(phones += 1)}`,
    national_id_number: '784198012345671',
    national_id_url: file,
    confirmed: true,
    ...more,
  }
}

export function aLicence({ file }: KybShop, more: object = {}) {
  return {
    cr_number: 'CN-100200',
    cr_file_url: file,
    company_name: 'Noor Perfumes Trading LLC',
    company_address: 'Al Wasl Road 12, Dubai',
    license_metadata: { activities: 'Perfumes', issue_date: '2024-01-01', expiry_date: '2027-12-31' },
    ...more,
  }
}

export function aShareholder({ file }: KybShop, more: object = {}) {
  return {
    name: 'Mariam Haddad',
    value: 60,
    type: 'individual',
    uae_resident: true,
    documents: { passport: { file }, national_id: { file } },
    ...more,
  }
}

/** The code that came to a phone last. */
export async function codeSentTo(app: TestApp, phone: string): Promise<string> {
  await app.deliver()
  return (await app.inbox(phone))[0]?.code ?? ''
}
