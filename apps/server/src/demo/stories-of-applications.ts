import { addDays } from '@daftar/rules/calendar/calendar-date'
import { statementTarget } from '@daftar/rules/capital/applications/marks'
import { ownerOf, staff } from './acting.ts'
import { keepDocument, licenceOf, statementOf } from './documents.ts'
import type { Scene, Story } from './stage.ts'
import { rejectedBefore } from './stories-of-offers.ts'

/** Handed in, sent back with two marks, corrected, and at the desk again. */
export const markedAndCorrected: Story = (scene) => {
  const { day } = scene
  let offerId = ''
  let handed = { id: '', statement: '' }
  return [
    { at: day(12, 10), run: async (at) => void (offerId = await offered(scene, at)) },
    { at: day(7, 11), run: async (at) => void (handed = await handedIn(scene, offerId, at)) },
    { at: day(5, 14), run: (at) => sentBack(scene, handed, at) },
    { at: day(1, 9), run: (at) => corrected(scene, handed, at) },
  ]
}

async function offered({ act, merchant }: Scene, at: Date): Promise<string> {
  const body = {
    merchant_id: merchant.id,
    store_id: merchant.stores[0]!.id,
    amount: '120000',
    tenor: 24,
    tags: ['bank_statement_required' as const],
  }
  return (await act(staff.underwriter, 'offers.make', { at, body })).offer.id
}

/** An application that was handed in, and the statement that came with it. */
interface HandedIn {
  id: string
  statement: string
}

async function handedIn(scene: Scene, offerId: string, at: Date): Promise<HandedIn> {
  const { act, deps, merchant, today } = scene
  const owner = ownerOf(merchant)
  const { legalEntity } = merchant
  const asked = { offer_id: offerId, amount: '80000', tenor: 20 }
  const { id, application } = await act(owner, 'applications.create', { at, body: asked })
  const days = { from: addDays(today, -215), to: addDays(today, -9) }
  const statement = await keepDocument(
    deps,
    merchant,
    statementOf(merchant, 'emirates-nbd-statement.pdf', days),
    at,
  )
  const licence = licenceOf(merchant, 'licence-scan.pdf', 'CN-142206')
  let { version } = application
  for (const body of [
    { bank_statements: [{ url: statement }], requirements_confirmed: true as const },
    {},
    { social_networks: { instagram: 'rimal.sports', facebook: '', others: [] } },
    { location_details: nowhere },
    {
      legal_info: {
        company_name: legalEntity.name,
        cr_number: 'CN-142206',
        company_address: legalEntity.address,
        cr_file: await keepDocument(deps, merchant, licence, at),
        ...signatoryOf(scene),
        confirmed: true as const,
      },
    },
  ]) {
    const given = { at, params: { id }, body, ifMatch: version }
    version = (await act(owner, 'applications.update', given)).application.version
  }
  await act(owner, 'applications.submit', { at, params: { id }, body: {} })
  return { id, statement }
}

async function sentBack({ act }: Scene, { id, statement }: HandedIn, at: Date): Promise<void> {
  const found = await act(staff.underwriter, 'decisions.case', { at, params: { id } })
  await act(staff.underwriter, 'decisions.decide', {
    at,
    params: { id },
    ifMatch: found.case.application.version,
    body: {
      decision: 'reset',
      note: 'Sound sales; two places to correct.',
      marks: [
        {
          target: 'licence_number',
          reason: 'does_not_match',
          note_en: 'The licence in the file has one digit more.',
          note_ar: 'الرقم في ملف الرخصة أطول برقم واحد.',
        },
        {
          target: statementTarget(statement),
          page: 2,
          reason: 'missing_page',
          note_en: 'The statement ends before last month does.',
          note_ar: 'الكشف ينتهي قبل نهاية الشهر الماضي.',
        },
      ],
    },
  })
}

async function corrected(scene: Scene, { id, statement }: HandedIn, at: Date): Promise<void> {
  const { act, deps, merchant, today } = scene
  const owner = ownerOf(merchant)
  const { application } = await act(owner, 'applications.read', { at, params: { id } })
  const days = { from: addDays(today, -215), to: addDays(today, -2) }
  const document = statementOf(merchant, 'emirates-nbd-statement-whole.pdf', days)
  const answers = [
    { target: 'licence_number', text: merchant.legalEntity.licence },
    { target: statementTarget(statement), url: await keepDocument(deps, merchant, document, at) },
  ]
  const given = { at, params: { id }, body: { answers }, ifMatch: application.version }
  await act(owner, 'applications.update', given)
  await act(owner, 'applications.submit', { at, params: { id }, body: {} })
}

/** Turned down once; the application on one page that followed came back for its licence. */
export const backFromTheDesk: Story = (scene) => {
  const { act, deps, merchant, today, day } = scene
  const owner = ownerOf(merchant)
  const { legalEntity, stores } = merchant
  let [id, offerId] = ['', '']
  return [
    rejectedBefore(scene),
    {
      at: day(10, 10),
      run: async (at) => {
        const body = {
          merchant_id: merchant.id,
          store_id: stores[0]!.id,
          amount: '40000',
          tenor: 12,
          tags: ['bank_statement_required' as const],
          form: 'single_page' as const,
        }
        offerId = (await act(staff.second, 'offers.make', { at, body })).offer.id
      },
    },
    {
      at: day(6, 12),
      run: async (at) => {
        const from = addDays(today, -210)
        const statement = statementOf(merchant, 'statement.pdf', { from, to: addDays(today, -7) })
        const licence = licenceOf(merchant, 'trade-licence.pdf', legalEntity.licence)
        const { signatory_name: name, signatory_email: email, signatory_phone: phone } = signatoryOf(scene)
        const body = {
          sign: { name, email, phone },
          is_finance: false,
          cr_file: await keepDocument(deps, merchant, licence, at),
          cr_number: legalEntity.licence,
          company_name_or_legal_name: 'Warda Flowers',
          registered_company_address: legalEntity.address,
          application: { bank_statement_url: await keepDocument(deps, merchant, statement, at) },
          payout_cycle_agreed: true,
        }
        id = (await act(owner, 'singlePage.create', { at, query: { offerId }, body })).id
        await act(owner, 'singlePage.apply', { at, params: { id }, body: {} })
      },
    },
    {
      at: day(3, 15),
      run: async (at) => {
        const found = await act(staff.second, 'decisions.case', { at, params: { id } })
        await act(staff.second, 'decisions.decide', {
          at,
          params: { id },
          ifMatch: found.case.application.version,
          body: {
            decision: 'reset',
            reasons: ['business_license_expires_soon', 'company_name_mismatch'],
            note: 'The licence ends next week, and the name is the shop’s, not the company’s.',
          },
        })
      },
    },
  ]
}

const nowhere = {
  address: null,
  google_maps_link: null,
  rental_contract_url: null,
  storefront_photo_url: null,
}

function signatoryOf({ merchant }: Scene) {
  const owner = merchant.people[0]!
  return {
    signatory_name: `${owner.firstName} ${owner.lastName}`,
    signatory_email: owner.email,
    signatory_phone: owner.phone,
  }
}
