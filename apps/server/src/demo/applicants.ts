import { computePermissions } from '@daftar/rules/access/permissions'
import { noFlags } from '@daftar/rules/access/raw-flags'
import { emptyDocument, type OnboardingDocument } from '@daftar/rules/onboarding/document'
import { newOwner } from '@daftar/rules/onboarding/owners'
import { createHash } from 'node:crypto'
import { keepUpload } from '../modules/casework/files/index.ts'
import { createPerson } from '../modules/people/sign-in/index.ts'
import type { Row } from '../platform/database/rows.ts'
import type { MerchantActor } from '../platform/http/actor.ts'
import { staff, type Act } from './acting.ts'
import { paperOf } from './documents.ts'
import { demoIban } from './iban.ts'
import type { SeedDependencies } from './stage.ts'

const hourMs = 3_600_000

/** Somebody who applies to sell, and how far the demo takes the application. */
interface Applicant {
  key: string
  firstName: string
  lastName: string
  business: string
  /** Where a reviewer approves it: what the business is called in Arabic. */
  nameAr?: string
  volume: OnboardingDocument['basic_info']['annual_volume']
  /** So many hours before the demo begins. */
  hoursAgo: number
  until: 'draft' | 'called' | 'handed_in' | 'sent_back' | 'proposed' | 'approved' | 'declined'
  /** When the licence ends, where a check of the review is to find something. */
  licenceEnds?: string
}

/** One of every state, so that both sides can be looked at. */
const applicants: readonly Applicant[] = [
  {
    key: 'danah',
    firstName: 'Danah',
    lastName: 'Al Marri',
    business: 'Danah Stationery',
    volume: 'less_than_1m',
    hoursAgo: 30,
    until: 'draft',
  },
  {
    key: 'sahab',
    firstName: 'Saif',
    lastName: 'Al Ketbi',
    business: 'Sahab Outdoor',
    volume: 'above_15m',
    hoursAgo: 20,
    until: 'called',
  },
  {
    key: 'bukhoor',
    firstName: 'Huda',
    lastName: 'Saleh',
    business: 'Bukhoor House',
    volume: 'less_than_1m',
    hoursAgo: 44,
    until: 'handed_in',
  },
  {
    key: 'marsa',
    firstName: 'Tariq',
    lastName: 'Nasser',
    business: 'Marsa Diving',
    volume: 'from_1m_to_5m',
    hoursAgo: 70,
    until: 'sent_back',
  },
  {
    key: 'qamar',
    firstName: 'Amal',
    lastName: 'Rashid',
    business: 'Qamar Lighting',
    volume: 'from_1m_to_5m',
    hoursAgo: 60,
    nameAr: 'قمر للإضاءة',
    until: 'proposed',
    licenceEnds: 'soon',
  },
  {
    key: 'tiraz',
    firstName: 'Nabil',
    lastName: 'Farah',
    business: 'Tiraz Carpets',
    volume: 'less_than_1m',
    hoursAgo: 120,
    until: 'declined',
  },
  {
    key: 'luban',
    firstName: 'Reem',
    lastName: 'Al Ameri',
    business: 'Luban Candles',
    nameAr: 'شموع لبان',
    volume: 'less_than_1m',
    hoursAgo: 90,
    until: 'approved',
  },
]

/** People who apply to sell, by the calls they and the reviewers make. */
export async function insertApplicants(deps: SeedDependencies, act: Act, now: Date): Promise<void> {
  for (const [place, applicant] of applicants.entries()) await apply(deps, act, { applicant, place, now })
}

interface Applying {
  applicant: Applicant
  place: number
  now: Date
}

async function apply(deps: SeedDependencies, act: Act, { applicant, place, now }: Applying): Promise<void> {
  const at = new Date(now.getTime() - applicant.hoursAgo * hourMs)
  const later = (hours: number) => new Date(at.getTime() + hours * hourMs)
  const { key, firstName, lastName, until } = applicant
  const email = `${key}@applicant.example`
  const phone = `+97150777${String(place + 1).padStart(4, '0')}`
  const person = { id: `per_${key}`, firstName, lastName, email, phone, unconfirmed: [] }
  await deps.database.system((tx) => createPerson(tx, person, at))
  const stranger = actorOf(applicant, null)
  const begun = await act(stranger, 'onboarding.create', { at })
  const { id } = begun.application.general
  const params = { id }
  const merchantId = await merchantOf(deps, id)
  const actor = actorOf(applicant, merchantId)
  const file = await keepPaper(deps, {
    merchantId,
    personId: person.id,
    name: `${key}-papers.pdf`,
    title: applicant.business,
    at,
  })
  const whole = documentOf(applicant, { email, phone, file, place, now })
  const said = until === 'draft' ? firstHalf(whole) : whole
  await act(actor, 'onboarding.change', { at, params, body: said, ifMatch: begun.application.version })
  if (until === 'draft') return
  await act(actor, 'onboarding.submit', { at: later(1), params })
  if (until === 'called' || until === 'handed_in') return
  const { reviewer } = staff
  const read = async (hours: number) =>
    (await act(reviewer, 'onboarding.case', { at: later(hours), params })).case
  const version = async (hours: number) => ({
    at: later(hours),
    params,
    ifMatch: (await read(hours)).version,
  })
  await act(reviewer, 'onboarding.take', await version(4))
  if (until === 'sent_back') {
    const marks = [
      {
        section: 'bank_details' as const,
        owner_id: null,
        reason: 'iban_doesnt_match' as const,
        note_en: '',
        note_ar: '',
      },
    ]
    await act(reviewer, 'onboarding.addMarks', { at: later(5), params, body: { marks } })
    await act(reviewer, 'onboarding.askChanges', await version(5))
  } else if (until === 'proposed' || until === 'approved')
    await act(reviewer, 'onboarding.approve', { ...(await version(5)), body: termsOf(applicant) })
  else await act(reviewer, 'onboarding.decline', { ...(await version(5)), body: refusal })
}

const refusal = {
  said_en: 'We could not confirm the trade licence with the register.',
  said_ar: 'تعذّر علينا تأكيد الرخصة التجارية لدى السجل.',
  note: 'The number belongs to another company.',
}

function termsOf({ key, business, nameAr = business, until }: Applicant) {
  return {
    name: business,
    name_ar: nameAr,
    commission_percent: 5.5,
    commission_fixed: '1.00',
    vat_percent: 5,
    store_code: `${key}-online`,
    products: ['pay_later'],
    note:
      until === 'proposed'
        ? 'The renewed licence is on its way; the receipt of the renewal is in the file.'
        : '',
  }
}

/** The first two steps, as somebody leaves them to go on later. */
function firstHalf({ basic_info, product_category }: OnboardingDocument): Partial<OnboardingDocument> {
  return { basic_info, product_category }
}

interface Facts {
  email: string
  phone: string
  file: string
  place: number
  now: Date
}

function documentOf(applicant: Applicant, { email, phone, file, place, now }: Facts): OnboardingDocument {
  const { firstName, lastName, business, volume, licenceEnds } = applicant
  const nothing = emptyDocument()
  const inDays = (days: number) => new Date(now.getTime() + days * 24 * hourMs).toISOString().slice(0, 10)
  const company = `${business} LLC`
  return {
    ...nothing,
    basic_info: {
      ...nothing.basic_info,
      ...{ first_name: firstName, last_name: lastName, email, phone, business_name: business },
      ...{ country_of_main_operations: 'ARE', annual_volume: volume },
    },
    product_category: { section_id: 'beauty', category_id: 'perfume' },
    store_type: {
      ...{ ecommerce_types: ['salla', 'pos'], locations_number: '1', locations: ['dubai'] },
      web_url: `https://${applicant.key}.example`,
    },
    commercial_licence: { license_url: file },
    legal_info: {
      ...nothing.legal_info,
      ...{ business_license_type: 'trade_license', business_type: { id: 'private_company' } },
      ...{ legal_company_name: company, legal_address: `${place + 3} Al Wasl Road, Dubai` },
      commercial_registration_number: `CN-77${place}0${place + 11}`,
      license_expiry_date: inDays(licenceEnds === 'soon' ? 6 : 400),
      has_vat: false,
    },
    legal_documents: {
      ...nothing.legal_documents,
      required_documents_urls: [file],
      sanctioned_dealings_answer: false,
    },
    shareholders: {
      company_structure_chart_url: null,
      company_owners: [
        {
          ...newOwner('own_1'),
          ...{ name: `${firstName} ${lastName}`, nationality: 'ARE', birth_date: '1984-05-06' },
          ...{ identity_id: `78419840${place}123456`, national_id_url: file, national_id_backside_url: file },
          national_id_expiration_date: inDays(900),
          ...{ shares_percent: 100, role: 'CEO', is_shareholder: true, is_senior_management: true },
          ...{ is_authorised_signatory: true, is_ultimate_beneficial_owner: true },
        },
      ],
    },
    bank_details: {
      ...nothing.bank_details,
      iban: demoIban('AE', `0330000077700${String(place).padStart(6, '0')}`),
      ...{ bank_name: 'Mashreq', swift_code: 'BOMLAEAD', currency: 'AED', report_recipient: email },
      ...{ beneficiary_name_en: company, beneficiary_name_ar: 'شركة العرض', iban_certificate_url: file },
    },
  }
}

/** Somebody who applies, as a session would tell them. */
function actorOf({ key, firstName, lastName }: Applicant, applicantId: string | null): MerchantActor {
  const application = applicantId === null ? null : 'draft'
  return {
    ...{ kind: 'merchant', id: `per_${key}`, name: `${firstName} ${lastName}`, sessionId: 'demo' },
    ...{ merchantIds: [], applicantId, merchantId: null, workspaces: [], role: null, storeIds: null },
    ...{ currency: null, country: null, viewer: null, flags: noFlags },
    permissions: computePermissions({
      ...{ flags: noFlags, experiments: [], merchantId: null, hasAvailableProducts: false },
      applicationStatus: application,
    }),
  }
}

/** The id of the merchant that an application may become. */
async function merchantOf({ database }: SeedDependencies, id: string): Promise<string> {
  return database.system(async (tx) => {
    const [row] = await tx<Row<'onboarding_application', 'merchant_id'>[]>`
      select merchant_id from onboarding_application where id = ${id}`
    return row!.merchant_id
  })
}

interface Paper {
  merchantId: string
  personId: string
  name: string
  title: string
  at: Date
}

/** One paper stands for each document that is asked for. */
function keepPaper(deps: SeedDependencies, { title, ...paper }: Paper): Promise<string> {
  const { bytes, facts } = paperOf(['Papers of the demo', title])
  const sha256 = createHash('sha256').update(bytes).digest()
  return keepUpload(deps, {
    ...paper,
    purpose: 'onboarding_document',
    contentType: 'application/pdf',
    bytes,
    sha256,
    facts,
  })
}
