import type { FieldCode } from '@daftar/contract'
import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { SinglePageBody } from '@daftar/contract/endpoints/capital/single-page'
import { checkSinglePage, type SinglePageField } from '@daftar/rules/capital/applications/single-page-form'
import { joinPhone, splitPhone } from '@daftar/rules/contact/phone'
import type { PhoneCountry } from '@daftar/rules/geo/countries'
import {
  phoneCountryOf,
  signatoryOf,
  startSignatory,
  type Applicant,
  type SignatoryValues,
} from '../../../shared/signatory/signatory.ts'
import type { PickedUpload } from '../../../shared/uploads/picked-upload.ts'

/** The older form as it is filled in (APPL-45 to APPL-49, APPL-51). */
export interface FormValues extends SignatoryValues {
  isFinance: boolean
  financeName: string
  financeEmail: string
  financeCountry: PhoneCountry
  financeNational: string
  licenceFile: PickedUpload | null
  licenceNumber: string
  companyName: string
  companyAddress: string
  statement: PickedUpload | null
  isAgreed: boolean
}

export type FormErrors = Partial<Record<keyof FormValues, FieldCode>>

export type Company = NonNullable<Application['sign_authority']>

type Saved = Pick<Application, 'authorized_signatory' | 'sign_authority' | 'single_page' | 'bank_statements'>

/** What was saved, else the account and the registered company; the agreement is given each time anew. */
export function startForm(
  application: Saved | null,
  applicant: Applicant,
  registered: Company | null,
): FormValues {
  const finance = application?.single_page?.finance
  const company = application?.sign_authority ?? registered
  const [statement] = application?.bank_statements ?? []
  const financePhone = splitPhone(finance?.phone ?? '')
  return {
    ...startSignatory(application?.authorized_signatory, applicant),
    isFinance: Boolean(finance),
    financeName: finance?.name ?? '',
    financeEmail: finance?.email ?? '',
    financeCountry: financePhone?.country ?? phoneCountryOf(applicant.country),
    financeNational: financePhone?.national ?? '',
    licenceFile: company?.cr_file ? { url: company.cr_file, name: '', size: null } : null,
    licenceNumber: company?.cr_number ?? '',
    companyName: company?.legal_name ?? '',
    companyAddress: company?.legal_address ?? '',
    statement: statement ? { url: statement.url, name: statement.name, size: statement.size } : null,
    isAgreed: false,
  }
}

/** What is wrong, by field; the server refuses the same (APPL-47, APPL-49, APPL-50, APPL-51). */
export function checkForm(values: FormValues, asked: { statement: boolean }): FormErrors {
  const errors = checkSinglePage(
    {
      signatory: signatoryOf(values),
      finance: values.isFinance ? financeOf(values) : null,
      licenceFile: values.licenceFile?.url ?? '',
      licenceNumber: values.licenceNumber,
      companyName: values.companyName,
      companyAddress: values.companyAddress,
      statement: values.statement?.url ?? '',
      isPayoutCycleAgreed: values.isAgreed,
    },
    asked,
  )
  return Object.fromEntries(Object.entries(errors).map(([path, code]) => [formFields[path] ?? path, code]))
}

/** What is saved: all of it, so that what was emptied is empty there too. */
export function bodyOf(values: FormValues) {
  return {
    sign: signatoryOf(values),
    is_finance: values.isFinance,
    finance: values.isFinance ? financeOf(values) : null,
    cr_file: values.licenceFile?.url ?? '',
    cr_number: values.licenceNumber,
    company_name_or_legal_name: values.companyName,
    registered_company_address: values.companyAddress,
    application: { bank_statement_url: values.statement?.url ?? '' },
    payout_cycle_agreed: values.isAgreed,
  } satisfies SinglePageBody
}

/** The fields of the form that errors by the names of the wire belong to. */
export const formFields: Readonly<Record<string, keyof FormValues>> = {
  'sign.name': 'signatoryName',
  'sign.email': 'signatoryEmail',
  'sign.phone': 'phoneNational',
  'finance.name': 'financeName',
  'finance.email': 'financeEmail',
  'finance.phone': 'financeNational',
  cr_file: 'licenceFile',
  cr_number: 'licenceNumber',
  company_name_or_legal_name: 'companyName',
  registered_company_address: 'companyAddress',
  'application.bank_statement_url': 'statement',
  payout_cycle_agreed: 'isAgreed',
  // The months a statement must cover are told of all statements together.
  bank_statements: 'statement',
} satisfies Record<SinglePageField | 'bank_statements', keyof FormValues>

function financeOf(values: FormValues) {
  const { financeCountry: country, financeNational: national } = values
  return {
    name: values.financeName,
    email: values.financeEmail,
    phone: national === '' ? '' : joinPhone({ country, national }),
  }
}
